import { localeDefinition, localeFromPath } from '#shared/locales/locale.ts';

let isIncomplete = false;

/** Called when React can't update a part of the document: its script is missing, its markup is not the server's, or it is part of a draft. */
export function markPageIncomplete(): void {
	isIncomplete = true;
}

/**
 * True if React can't update the whole page. The next page is then loaded as a document. Translators also change parts that React has
 * hydrated; they set the language of the document.
 */
export function isPageIncomplete(): boolean {
	if (isIncomplete) return true;
	const { lang, className } = document.documentElement;
	const { languageTag } = localeDefinition(localeFromPath(location.pathname));
	return (lang !== '' && lang !== languageTag) || /\btranslated-(?:ltr|rtl)\b/.test(className);
}
