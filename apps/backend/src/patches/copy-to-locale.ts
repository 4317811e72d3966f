/**
 * Rejects Payload's own copy between locales, which also copies the document's status: copying into a published document publishes at once
 * (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`). Collections can disable it, globals cannot, so its button is also hidden
 * (`plugins/translations/states/screens/languages.css`). `plugins/translations/copy-language.ts` replaces it.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/16073 saves a draft, but leaves the status in its data.
 * Test: `test/upstream/sources.test.ts`.
 */
export function rejectCopyToLocale(serverFunction: string): void {
	if (serverFunction === 'copy-data-from-locale')
		throw new Error('Copy a language in the panel of languages beside the form');
}
