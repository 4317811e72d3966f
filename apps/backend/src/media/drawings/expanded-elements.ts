/** Elements of a drawing once every `use` is replaced, as nested ones can stand for millions; Infinity where one contains itself. */
export function expandedElements(root: Element): number {
	const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
	const known = new Map<Element, number>();

	const count = (element: Element): number => {
		const before = known.get(element);
		if (before !== undefined) return before;
		// Met again before it is counted, it contains itself.
		known.set(element, Number.POSITIVE_INFINITY);
		let total = 1;
		for (const child of element.children) total += count(child);
		const target = element.nodeName === 'use' ? byId.get(reference(element)) : undefined;
		if (target) total += count(target);
		known.set(element, total);
		return total;
	};
	return count(root);
}

function reference(element: Element): string {
	const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
	return address.slice(1);
}
