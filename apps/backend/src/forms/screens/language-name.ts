/** What a language is called in the language of the editors' interface, written as it begins a line. */
export function languageName(code: string, language: string): string {
	const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
