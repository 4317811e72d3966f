import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import { escapeXml } from '#shared/markup/escape-xml.ts';

type Attributes = Record<string, string | undefined>;

/** Markup that is already escaped, unlike text. */
export interface Markup {
	markup: string;
}

const xmlText = (text: string) => escapeXml(withoutSoftHyphens(text));

/** An XML element. Escapes text and removes soft hyphens; omits undefined attributes and children. */
export function element(
	name: string,
	attributes: Attributes,
	...children: (string | Markup | undefined)[]
): Markup {
	const attributeList = Object.entries(attributes)
		.filter((entry): entry is [string, string] => entry[1] !== undefined)
		.map(([key, value]) => ` ${key}="${xmlText(value)}"`)
		.join('');
	const content = children
		.filter((child) => child !== undefined)
		.map((child) => (typeof child === 'string' ? xmlText(child) : child.markup))
		.join('');
	return {
		markup: content
			? `<${name}${attributeList}>${content}</${name}>`
			: `<${name}${attributeList}/>`,
	};
}

/** An XML document in UTF-8. */
export function xmlDocument(root: Markup): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
