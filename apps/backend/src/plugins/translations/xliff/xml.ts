const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 forbids; XLIFF writes them as `cp` elements (XLIFF 2.0, 4.2.3.7). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 (2.2) forbids these characters.
const forbiddenCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes a text for an attribute. */
export const escapeAttribute = (text: string): string =>
	text
		.replace(forbiddenCharacters, '')
		.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Escapes a text for `source` or `target`. */
export const escapeContent = (text: string): string =>
	text
		.replace(/[&<>"]/g, (character) => entities[character] ?? character)
		.replace(
			forbiddenCharacters,
			(character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
		);
