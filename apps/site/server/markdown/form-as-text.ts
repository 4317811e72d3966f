import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';

/** True for a form that submits data. Other forms only filter what a page shows. */
export function isPostForm({ tagName, properties }: Element): boolean {
	return tagName === 'form' && properties.method === 'post';
}

/** Converts a form to a list of its fields and a link to it with the label of its submit button. */
export function formAsText(form: Element): Element {
	const fields = form.children.flatMap((child) =>
		child.type === 'element' && select('label', child)
			? [element('li', {}, [fieldAsText(child)])]
			: [],
	);
	const button = select('button', form);
	const link = element('a', { href: `#${form.properties.id ?? ''}` }, button?.children ?? []);
	return element('div', {}, [element('ul', {}, fields), element('p', {}, [link])]);
}

/** Converts the labels of a field to paragraphs and a select element to a list of its options. */
function fieldAsText(node: ElementContent): ElementContent {
	if (node.type !== 'element') return node;
	if (node.tagName === 'select') return element('p', {}, optionList(node));
	const tagName = ['label', 'legend'].includes(node.tagName) ? 'p' : node.tagName;
	return { ...node, tagName, children: node.children.map(fieldAsText) };
}

function optionList({ children }: Element): ElementContent[] {
	const options = children.filter((child) => child.type === 'element' && child.properties.value);
	return options.flatMap((option, index) => [
		...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
		...(option.type === 'element' ? option.children : []),
	]);
}

function element(
	tagName: string,
	properties: Element['properties'],
	children: ElementContent[],
): Element {
	return { type: 'element', tagName, properties, children };
}
