/**
 * Refuses Payload's own copy between languages, which hands the document's status on with the texts: copying into something published
 * publishes at once (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`). Collections can switch it off; globals show it still,
 * so its button is hidden too (`documents/translation-states/languages.css`). `plugins/translations/copy` is the way here.
 */
export function refuseCopyToLocale(serverFunction: string): void {
	if (serverFunction === 'copy-data-from-locale')
		throw new Error('Copy a language in the panel of languages beside the form');
}
