import { type CssNode, generate, type List, type ListItem, parse, walk } from 'css-tree';
import { drawingLimits } from './drawing-limits.ts';
import { DrawingProblem } from './drawing-problem.ts';

/** Functions that neither load nor run anything. `url` is a node of its own. */
const harmlessFunctions = new Set([
	...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
	...['matrix', 'matrix3d', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley'],
	...['rotate', 'skew', 'skewx', 'skewy', 'calc', 'min', 'max', 'clamp', 'var', 'polygon'],
	...['circle', 'ellipse', 'inset', 'path', 'blur', 'drop-shadow', 'opacity', 'brightness'],
	...[
		'contrast',
		'grayscale',
		'hue-rotate',
		'invert',
		'saturate',
		'sepia',
		'cubic-bezier',
		'steps',
	],
]);

function isHarmful(node: CssNode): boolean {
	if (node.type === 'Url') return !node.value.startsWith('#');
	if (node.type === 'Function') return !harmlessFunctions.has(node.name.toLowerCase());
	return node.type === 'Raw' || node.type === 'Atrule';
}

function containsHarm(root: CssNode): boolean {
	let isChanged = false;
	walk(root, (node) => {
		isChanged ||= isHarmful(node);
	});
	return isChanged;
}

/** Parsing takes longer the longer it is, and nothing else runs meanwhile. */
function checkLength(css: string): void {
	if (css.length > drawingLimits.css) throw new DrawingProblem('tooComplex');
}

/** Whether a value of CSS, or of a presentation attribute, refers to nothing outside its document. Escapes are understood. Throws DrawingProblem for one that is too long. */
export function isHarmlessValue(value: string): boolean {
	checkLength(value);
	try {
		return !containsHarm(parse(value, { context: 'value' }));
	} catch {
		return false;
	}
}

/** A style sheet, or the declarations of a `style` attribute, without parts that load something or can't be parsed. Throws DrawingProblem if it is too long. */
export function cleanCss(css: string, context: 'stylesheet' | 'declarationList'): string {
	checkLength(css);
	try {
		const tree = parse(css, { context, parseCustomProperty: true });
		walk(tree, {
			enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | undefined) {
				const isPart = node.type === 'Declaration' || node.type === 'Rule';
				const goes = isPart ? partHarms(node) : isHarmful(node);
				if (goes) list?.remove(item);
			},
		});
		return generate(tree);
	} catch {
		return '';
	}
}

function partHarms(node: CssNode): boolean {
	if (node.type === 'Declaration') return containsHarm(node.value);
	return node.type === 'Rule' && containsHarm(node.prelude);
}
