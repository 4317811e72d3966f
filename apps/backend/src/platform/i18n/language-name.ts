const named = (code: string, language: string): string =>
	new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;

/** A language's name in the language of the editors' interface, written as it begins a line. */
export function languageName(code: string, language: string): string {
	const name = named(code, language);
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Names of languages within a sentence of the editors' interface: "English and Danish". */
export const languageList = (codes: readonly string[], language: string): string =>
	new Intl.ListFormat(language).format(codes.map((code) => named(code, language)));
