import sanitizeHtml from 'sanitize-html';

const shapes = ['rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline'];
const structure = ['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask', 'pattern', 'marker'];
const paint = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const filters = [
	'feGaussianBlur',
	'feOffset',
	'feMerge',
	'feMergeNode',
	'feColorMatrix',
	'feFlood',
	'feComposite',
	'feBlend',
];
const words = ['title', 'desc', 'text', 'tspan'];

const attributePattern = /^[a-zA-Z][a-zA-Z0-9:-]*$/;

/** Only references into the same drawing stay; scripts, handlers and foreign addresses go. */
function isSafe(name: string, value: string): boolean {
	if (!attributePattern.test(name) || /^on/i.test(name)) return false;
	if (name === 'href' || name === 'xlink:href') return value.startsWith('#');
	if (name.startsWith('xmlns')) return true;
	if (/javascript:|data:|@import|expression\(/i.test(value)) return false;
	return !/url\(\s*(?!['"]?#)/i.test(value);
}

/**
 * A drawing without anything that runs or loads: elements by an allow-list, no event handlers, no style sheets, no
 * references that leave the file.
 */
export function sanitizeSvg(source: string): string {
	const clean = sanitizeHtml(source, {
		allowedTags: [...shapes, ...structure, ...paint, ...filters, ...words],
		allowedAttributes: false,
		nonTextTags: [
			'script',
			'style',
			'foreignObject',
			'iframe',
			'object',
			'embed',
			'textarea',
			'option',
			'noscript',
		],
		parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
		parseStyleAttributes: false,
		allowVulnerableTags: true,
		selfClosing: shapes.concat('stop', 'use', filters),
		transformTags: {
			'*': (tagName, attributes) => ({
				tagName,
				attribs: Object.fromEntries(
					Object.entries(attributes).filter(([name, value]) => isSafe(name, value)),
				),
			}),
		},
	}).trim();
	if (!clean.startsWith('<svg')) throw new Error('The file is not an SVG drawing');
	return clean;
}
