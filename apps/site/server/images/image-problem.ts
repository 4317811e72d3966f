/** Why a picture is not served; its message is for the visitor, the cause for the log. */
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

	/** Problems of the picture itself stay until it is replaced; the others may pass at once. */
	get isLasting(): boolean {
		return this.status < 500;
	}
}
