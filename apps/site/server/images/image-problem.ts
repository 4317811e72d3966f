/** The reason why an image is not served. `message` is for the visitor, `cause` for the log. */
export class ImageProblem extends Error {
	override name = 'ImageProblem';
	readonly status: 400 | 404 | 413 | 415 | 422 | 502 | 503 | 504;

	readonly isForAllSizes: boolean;

	constructor(
		status: ImageProblem['status'],
		message: string,
		{ isForAllSizes = false, ...options }: ErrorOptions & { isForAllSizes?: boolean } = {},
	) {
		super(message, options);
		this.status = status;
		this.isForAllSizes = isForAllSizes;
	}

	/** True for problems of the image itself, which last until it is replaced. The others may be temporary. */
	get isLasting(): boolean {
		return this.status < 500;
	}
}
