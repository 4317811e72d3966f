/** Characters XML 1.0 does not allow even when escaped (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** Text or an attribute's value, safe in any XML document. */
export function escapeXml(text: string): string {
	return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

type Attributes = Record<string, string | undefined>;

/** Markup that is already safe, as opposed to text. */
export interface Markup {
	markup: string;
}

/** An XML element; text in it is escaped, undefined attributes and children are left out. */
export function element(
	name: string,
	attributes: Attributes,
	...children: (string | Markup | undefined)[]
): Markup {
	const written = Object.entries(attributes)
		.filter((entry): entry is [string, string] => entry[1] !== undefined)
		.map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
		.join('');
	const content = children
		.filter((child) => child !== undefined)
		.map((child) => (typeof child === 'string' ? escapeXml(child) : child.markup))
		.join('');
	return {
		markup: content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`,
	};
}

/** A whole document in UTF-8. */
export function xmlDocument(root: Markup): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
