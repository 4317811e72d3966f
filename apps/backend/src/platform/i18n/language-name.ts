const displayName = (code: string, language: string): string =>
	new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;

/** The name of a language in a language of the admin, with a capital letter. */
export function languageName(code: string, language: string): string {
	const name = displayName(code, language);
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The names of languages as part of a sentence in a language of the admin: "English and Danish". */
export const languageList = (codes: readonly string[], language: string): string =>
	new Intl.ListFormat(language).format(codes.map((code) => displayName(code, language)));
