/**
 * Payload (3.90.1) stores what forms and the comparison of versions show of a collection's fields in the language of whoever opened one first, and gives it to
 * everybody: labels that are functions of the language, such as those of a link in a text. Made anew for each request, which takes milliseconds.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/11725 mended the same for the client configuration alone. Test: `test/upstream/sources.test.ts`.
 */
export function showFormsInEachLanguage(): void {
	Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
		configurable: true,
		get: () => true,
		// Payload takes it back once it has made one.
		set: () => undefined,
	});
}
