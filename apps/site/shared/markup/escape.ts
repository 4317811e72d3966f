const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** Text or an attribute's value, safe in HTML: it can't begin or end markup. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Characters XML 1.0 does not allow even when escaped (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** The same, safe in any XML document. */
export function escapeXml(text: string): string {
	return escapeHtml(text.replace(forbidden, ''));
}
