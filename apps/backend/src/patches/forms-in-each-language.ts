/**
 * Disables Payload's cache of the client schema map. Payload (3.90.1) caches the fields that forms and the comparison of versions show in
 * the language of the first user, and sends them to everybody; this affects labels that are functions of the language, such as those of a
 * link in a text. Generating the map for each request takes milliseconds.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/11725 fixed this only for the client configuration.
 * Test: `test/upstream/sources.test.ts`.
 */
export function showFormsInEachLanguage(): void {
	Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
		configurable: true,
		get: () => true,
		// Payload resets the flag after it has generated a map.
		set: () => undefined,
	});
}
