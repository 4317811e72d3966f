/**
 * Refuses Payload's own copy between languages, which hands the document's status on with the texts: copying into something published
 * publishes at once (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`). Collections can switch it off; globals show it still,
 * so its button is hidden too (`documents/translation-states/languages.css`). `plugins/translations/copy` is the way here.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/16073 saves a draft, but leaves the status in its data. Test: `test/upstream/sources.test.ts`.
 */
export function refuseCopyToLocale(serverFunction: string): void {
	if (serverFunction === 'copy-data-from-locale')
		throw new Error('Copy a language in the panel of languages beside the form');
}
