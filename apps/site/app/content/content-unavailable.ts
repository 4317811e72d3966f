/** The content endpoint could not be read. Always a 5xx for the visitor, never a 404. */
export class ContentUnavailableError extends Error {
	override name = 'ContentUnavailableError';
}
