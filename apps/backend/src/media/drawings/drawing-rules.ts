import { svgElementAttributes } from 'svg-element-attributes';
import { cleanCss, isHarmlessValue } from './clean-css.ts';

const shapes = ['rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'image'];
const structure = [
	...['svg', 'g', 'a', 'switch', 'defs', 'symbol', 'use', 'clipPath', 'mask', 'pattern', 'marker'],
];
const paint = ['linearGradient', 'radialGradient', 'stop', 'style'];
const filters = [
	...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow'],
	...['feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge'],
	...['feMergeNode', 'feMorphology', 'feOffset', 'feTile', 'feTurbulence'],
];
const writing = ['title', 'desc', 'text', 'tspan', 'textPath'];

/** Elements of a drawing (SVG 1.1 and 2); what is not listed goes, and the names are told apart by case as XML does. */
export const allowedElements = [...shapes, ...structure, ...paint, ...filters, ...writing];

/** Attributes of these elements; none of them is an event handler. */
export const allowedAttributes = [
	...new Set(['*', ...allowedElements].flatMap((name) => svgElementAttributes[name] ?? [])),
	...['xmlns', 'xmlns:xlink', 'xlink:href', 'xml:space'],
].filter((name) => !/^on/i.test(name));

const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i;

/** Text for people and names, which nothing reads as CSS. */
const words = /^(?:id|class|lang|role|tabindex|aria-.*|xml:space|xmlns(?::.*)?)$/;

/** An attribute's value without anything that leaves the drawing; null when it has to go. */
export function cleanAttribute(element: string, name: string, value: string): string | null {
	if (name === 'href' || name === 'xlink:href') {
		const isOwn = value.startsWith('#') || (element === 'image' && embeddedPicture.test(value));
		return isOwn ? value : null;
	}
	if (name === 'style') return cleanCss(value, 'declarationList') || null;
	if (words.test(name) || !/[\\(]/.test(value)) return value;
	return isHarmlessValue(value) ? value : null;
}
