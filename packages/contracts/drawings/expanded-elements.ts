import { type DrawingElement, elementsOf } from './drawing-tree.ts';

function* withDescendants(element: DrawingElement): Generator<DrawingElement> {
	yield element;
	for (const child of elementsOf(element)) yield* withDescendants(child);
}

/** Number of elements once every `use` is expanded, since nested ones can expand to millions; Infinity if one contains itself. */
export function countExpandedElements(root: DrawingElement): number {
	const byId = new Map<string, DrawingElement>();
	for (const element of withDescendants(root)) {
		const id = element.attributes.get('id');
		if (id !== undefined && !byId.has(id)) byId.set(id, element);
	}
	const counts = new Map<DrawingElement, number>();

	const count = (element: DrawingElement): number => {
		const existingCount = counts.get(element);
		if (existingCount !== undefined) return existingCount;
		// An element reached again before it is counted contains itself.
		counts.set(element, Number.POSITIVE_INFINITY);
		let total = 1;
		for (const child of elementsOf(element)) total += count(child);
		const target = element.name === 'use' ? byId.get(reference(element)) : undefined;
		if (target) total += count(target);
		counts.set(element, total);
		return total;
	};
	return count(root);
}

function reference({ attributes }: DrawingElement): string {
	return (attributes.get('href') ?? attributes.get('xlink:href') ?? '').slice(1);
}
