/**
 * How many elements a drawing has once every `use` is replaced by what it refers to, which is what has to be painted. Infinite
 * where a `use` contains itself. A few lines of nested `use` can stand for millions of elements.
 */
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
