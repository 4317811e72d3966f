const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML 1.0 forbids; they are written as `cp` elements. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 (2.2) forbids these characters.
const forbiddenCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes a text for a passage. */
export const escapeContent = (text: string): string =>
	text
		.replace(/[&<>]/g, (character) => entities[character] ?? character)
		.replace(
			forbiddenCharacters,
			(character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
		);
