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

const allowedElements = new Set([...shapes, ...structure, ...paint, ...filters, ...writing]);

/** Attributes of these elements but event handlers and what would be told to others when a link is followed. */
const allowedAttributes = new Set(
	[
		...['*', ...allowedElements].flatMap((name) => svgElementAttributes[name] ?? []),
		...['xmlns', 'xmlns:xlink', 'xlink:href', 'xml:space'],
	].filter((name) => !/^on|^ping$|^xml:base$/i.test(name)),
);

/** Whether an element of the SVG namespace (SVG 1.1 and 2) stays. Names are told apart by case, as XML does. */
export const isAllowedElement = (name: string): boolean => allowedElements.has(name);

/** Whether an attribute of any of them stays, as far as its name goes. */
export const isAllowedAttribute = (name: string): boolean => allowedAttributes.has(name);

export const xlinkNamespace = 'http://www.w3.org/1999/xlink';

const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i;

/** Text for people and names, which nothing reads as CSS. */
const words = /^(?:id|class|lang|role|tabindex|aria-.*|xml:space|xmlns(?::.*)?)$/;

/** An attribute's value without anything that leaves the drawing; null when it has to go. */
export function cleanAttribute(element: string, name: string, value: string): string | null {
	if (name === 'href' || name === 'xlink:href') {
		const isOwn = value.startsWith('#') || (element === 'image' && embeddedPicture.test(value));
		return isOwn ? value : null;
	}
	if (name === 'xmlns:xlink') return value.trim() === xlinkNamespace ? value : null;
	if (name === 'style') return cleanCss(value, 'declarationList') || null;
	if (words.test(name) || !/[\\(]/.test(value)) return value;
	return isHarmlessValue(value) ? value : null;
}
