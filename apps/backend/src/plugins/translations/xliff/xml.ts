const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 can't hold; XLIFF writes them as `cp` elements (XLIFF 2.0, 4.2.3.7). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 (2.2) leaves out.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text inside an attribute. */
export const attribute = (text: string): string =>
	text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => named[sign] ?? sign);

/** A text inside `source` or `target`. */
export const content = (text: string): string =>
	text
		.replace(/[&<>"]/g, (sign) => named[sign] ?? sign)
		.replace(
			unwritable,
			(sign) => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
		);
