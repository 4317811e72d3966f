/** The content endpoint did not answer a request that no page needs: visitors get a 503. */
export class ContentUnavailable extends Error {
	override name = 'ContentUnavailable';
}
