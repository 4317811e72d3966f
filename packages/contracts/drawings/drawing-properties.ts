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
