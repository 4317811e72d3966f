const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Text made safe for HTML and for attribute values. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** Plain text of an editor as HTML: blank lines part paragraphs. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.filter((part) => part.trim())
		.map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br />')}</p>`)
		.join('');
