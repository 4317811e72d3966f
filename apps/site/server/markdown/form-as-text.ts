import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';

/** Whether a form element submits data; others only select what a page shows. */
export function isSentForm({ tagName, properties }: Element): boolean {
	return tagName === 'form' && properties.method === 'post';
}

/** A form as text: a list of its fields, and a link to it with the label of its submit button. */
export function formAsText(form: Element): Element {
	const fields = form.children.flatMap((child) =>
		child.type === 'element' && select('label', child) ? [element('li', {}, [inWords(child)])] : [],
	);
	const button = select('button', form);
	const link = element('a', { href: `#${form.properties.id ?? ''}` }, button?.children ?? []);
	return element('div', {}, [element('ul', {}, fields), element('p', {}, [link])]);
}

/** Labels of fields as paragraphs, with the options of a choice as a list. */
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
