/** A language's words by the English ones. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * An English text in the languages of these catalogues. What a catalogue lacks stays English; with `marked`, in development, it says so.
 */
export function inFurtherLanguages(
	english: string,
	catalogues: Readonly<Record<string, Catalogue>>,
	marked: boolean,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(catalogues).map(([language, catalogue]) => [
			language,
			catalogue[english] ?? (marked ? `${english} [${language}?]` : english),
		]),
	);
}
