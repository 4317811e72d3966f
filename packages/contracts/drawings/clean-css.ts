import { type CssNode, find, generate, type List, type ListItem, parse, walk } from 'css-tree';
import { DrawingProblem, drawingLimits } from './drawing-problem.ts';

/** Functions that neither load nor run anything. `url` is a separate node type. */
const harmlessFunctions = new Set([
	...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
	...['matrix', 'matrix3d', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley'],
	...['rotate', 'skew', 'skewx', 'skewy', 'calc', 'min', 'max', 'clamp', 'var', 'polygon'],
	...['circle', 'ellipse', 'inset', 'path', 'blur', 'drop-shadow', 'opacity', 'brightness'],
	...['contrast', 'grayscale', 'hue-rotate', 'invert', 'saturate', 'sepia'],
	...['cubic-bezier', 'steps'],
]);

function isHarmful(node: CssNode): boolean {
	if (node.type === 'Url') return !node.value.startsWith('#');
	if (node.type === 'Function') return !harmlessFunctions.has(node.name.toLowerCase());
	return node.type === 'Raw' || node.type === 'Atrule';
}

const containsHarm = (root: CssNode): boolean => find(root, isHarmful) !== null;

/** Rejects long CSS, since parsing it blocks the process. */
function checkLength(css: string): void {
	if (css.length > drawingLimits.css) throw new DrawingProblem('tooComplex');
}

/**
 * True if a CSS value or presentation attribute refers to nothing outside its document. Escapes are decoded. Throws DrawingProblem if too
 * long.
 */
export function isHarmlessValue(value: string): boolean {
	checkLength(value);
	try {
		return !containsHarm(parse(value, { context: 'value' }));
	} catch {
		return false;
	}
}

/**
 * Removes the parts of a style sheet, or of a `style` attribute, that load something or cannot be parsed. Throws DrawingProblem if it is
 * too long.
 */
export function cleanCss(css: string, context: 'stylesheet' | 'declarationList'): string {
	checkLength(css);
	try {
		const tree = parse(css, { context, parseCustomProperty: true });
		walk(tree, {
			enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | undefined) {
				const isPart = node.type === 'Declaration' || node.type === 'Rule';
				const isRemoved = isPart ? isHarmfulPart(node) : isHarmful(node);
				if (isRemoved) list?.remove(item);
			},
		});
		return generate(tree);
	} catch {
		return '';
	}
}

function isHarmfulPart(node: CssNode): boolean {
	if (node.type === 'Declaration') return containsHarm(node.value);
	return node.type === 'Rule' && containsHarm(node.prelude);
}
