import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';

/** Whether an element is a form that is sent to somebody; others only choose what a page shows. */
export function isSentForm({ tagName, properties }: Element): boolean {
	return tagName === 'form' && properties.method === 'post';
}

/** A form that is sent, as text: a list of what it asks for, and a link to where it is filled in, called as the button that sends it. */
export function formAsText(form: Element): Element {
	const fields = form.children.flatMap((child) =>
		child.type === 'element' && select('label', child) ? [element('li', {}, [inWords(child)])] : [],
	);
	const button = select('button', form);
	const link = element('a', { href: `#${form.properties.id ?? ''}` }, button?.children ?? []);
	return element('div', {}, [element('ul', {}, fields), element('p', {}, [link])]);
}

/** Names of fields as paragraphs, and what can be chosen from a list of choices. */
function inWords(node: ElementContent): ElementContent {
	if (node.type !== 'element') return node;
	if (node.tagName === 'select') return element('p', {}, choices(node));
	const tagName = ['label', 'legend'].includes(node.tagName) ? 'p' : node.tagName;
	return { ...node, tagName, children: node.children.map(inWords) };
}

function choices({ children }: Element): ElementContent[] {
	const named = children.filter((child) => child.type === 'element' && child.properties.value);
	return named.flatMap((choice, index) => [
		...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
		...(choice.type === 'element' ? choice.children : []),
	]);
}

function element(
	tagName: string,
	properties: Element['properties'],
	children: ElementContent[],
): Element {
	return { type: 'element', tagName, properties, children };
}
