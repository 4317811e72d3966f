import { type DrawingElement, elementsOf } from './drawing-tree.ts';

const length = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;

const pixels = (value: string | undefined): number | null =>
	Number(length.exec(value ?? '')?.[1]) || null;

/** The longest side in pixels that renderers draw. */
const longestSide = 32_767;

/** A number in decimal notation; 0 for any other text, such as 1e9, which Payload cannot read. */
const decimal = (text: string): number => (/^[+-]?\d*\.?\d+$/.test(text) ? Number(text) : 0);

const isSide = (length: number): boolean => length >= 1 && length <= longestSide;

/**
 * The size of a drawing in pixels, from the root's width and height or else its view box; null without either, or if it cannot be drawn in
 * that size.
 */
export function drawingSize({
	attributes,
}: DrawingElement): { width: number; height: number } | null {
	const box = (attributes.get('viewBox') ?? '')
		.trim()
		.split(/[\s,]+/)
		.map(decimal);
	const ownWidth = pixels(attributes.get('width'));
	const ownHeight = pixels(attributes.get('height'));
	const [, , boxWidth = 0, boxHeight = 0] = box;
	const width = Math.round(
		ownWidth ?? (ownHeight && boxHeight ? (ownHeight * boxWidth) / boxHeight : boxWidth),
	);
	const height = Math.round(
		ownHeight ?? (ownWidth && boxWidth ? (ownWidth * boxHeight) / boxWidth : boxHeight),
	);
	return isSide(width) && isSide(height) ? { width, height } : null;
}

const sides = ['width', 'height'];

/** True if a drawing has a size, in any unit. Payload stores no image without one. */
export const hasSize = (root: DrawingElement): boolean =>
	drawingSize(root) !== null ||
	sides.every((side) => /^\s*\d*\.?\d+[a-z]+\s*$/i.test(root.attributes.get(side) ?? ''));

const invisibleElements = new Set(['title', 'desc', 'metadata', 'defs', 'style']);

/** The background of a drawing as #rrggbb: the color of its first shape, if that is a rectangle that fills it. Otherwise null. */
export function drawingColor(root: DrawingElement): string | null {
	const shape = elementsOf(root).find(({ name }) => !invisibleElements.has(name));
	const size = drawingSize(root);
	if (shape?.name !== 'rect' || !size || shape.attributes.has('transform')) return null;
	const fills = (side: 'width' | 'height') => {
		const value = shape.attributes.get(side);
		return value === '100%' || (pixels(value) ?? 0) >= size[side];
	};
	const isAtOrigin = ['x', 'y'].every((side) => !Number(shape.attributes.get(side) ?? 0));
	const fill = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(shape.attributes.get('fill') ?? '')?.[1];
	if (!isAtOrigin || !fills('width') || !fills('height') || !fill) return null;
	const full = fill.length === 3 ? fill.replace(/./g, '$&$&') : fill;
	return `#${full.toLowerCase()}`;
}

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
