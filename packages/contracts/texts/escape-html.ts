const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Text or an attribute's value, safe in HTML and XML: it can't begin or end markup. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
