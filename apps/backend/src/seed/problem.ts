/** An error in the content, with its file and field. */
export class ContentProblem extends Error {
	constructor(file: string, field: string, message: string, cause?: unknown) {
		super(`${file}: ${field}: ${message}`, { cause });
		this.name = 'ContentProblem';
	}
}

/** The file and field of a value, for error messages. */
export interface Place {
	file: string;
	field: string;
}

export const inside = (place: Place, part: string | number): Place => ({
	file: place.file,
	field: place.field ? `${place.field}.${part}` : String(part),
});

/** Aborts the import with a message that names file and field. */
export function fail(place: Place, message: string, cause?: unknown): never {
	throw new ContentProblem(place.file, place.field || 'file', message, cause);
}
