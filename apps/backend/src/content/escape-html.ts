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
