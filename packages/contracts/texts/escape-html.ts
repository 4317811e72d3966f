const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Escapes text or an attribute's value for HTML and XML. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
