/** The texts of a language, by their English text. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Translates an English text into the languages of these catalogues. A missing text stays English; with `markMissing`, used in development,
 * it is marked.
 */
export function inFurtherLanguages(
	english: string,
	catalogues: Readonly<Record<string, Catalogue>>,
	markMissing: boolean,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(catalogues).map(([language, catalogue]) => [
			language,
			catalogue[english] ?? (markMissing ? `${english} [${language}?]` : english),
		]),
	);
}
