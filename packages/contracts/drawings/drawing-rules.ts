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
const textElements = ['title', 'desc', 'text', 'tspan', 'textPath'];

const allowedElements = new Set([...shapes, ...structure, ...paint, ...filters, ...textElements]);

/** Attributes of these elements, without event handlers, `xml:base`, and `ping`, which notifies others when a link is followed. */
const allowedAttributes = new Set(
	[
		...['*', ...allowedElements].flatMap((name) => svgElementAttributes[name] ?? []),
		...['xmlns', 'xmlns:xlink', 'xlink:href', 'xml:space'],
	].filter((name) => !/^on|^ping$|^xml:base$/i.test(name)),
);

/** True if an element of the SVG namespace (SVG 1.1 and 2) is allowed. Names are case-sensitive, as in XML. */
export const isAllowedElement = (name: string): boolean => allowedElements.has(name);

/** True if an attribute's name is allowed on at least one of these elements; `cleanAttribute` checks the value. */
export const isAllowedAttribute = (name: string): boolean => allowedAttributes.has(name);

export const xlinkNamespace = 'http://www.w3.org/1999/xlink';

const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i;

/** Attributes with text or names, which are never parsed as CSS. */
const textAttributes = /^(?:id|class|lang|role|tabindex|aria-.*|xml:space|xmlns(?::.*)?)$/;

/** An attribute's value without references to anything outside the drawing; null if the attribute must be removed. */
export function cleanAttribute(element: string, name: string, value: string): string | null {
	if (name === 'href' || name === 'xlink:href') {
		const isOwn = value.startsWith('#') || (element === 'image' && embeddedPicture.test(value));
		return isOwn ? value : null;
	}
	if (name === 'xmlns:xlink') return value.trim() === xlinkNamespace ? value : null;
	if (name === 'style') return cleanCss(value, 'declarationList') || null;
	if (textAttributes.test(name) || !/[\\(]/.test(value)) return value;
	return isHarmlessValue(value) ? value : null;
}
