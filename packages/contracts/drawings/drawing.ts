import { drawingLimits } from './drawing-limits.ts';
import { DrawingProblem } from './drawing-problem.ts';
import { drawingColor, drawingSize, hasSize } from './drawing-properties.ts';
import { drawingSource, readDrawingTree } from './drawing-tree.ts';
import { countExpandedElements } from './expanded-elements.ts';

export interface Drawing {
	source: string;
	size: { width: number; height: number } | null;
	color: string | null;
	hasSize: boolean;
}

/**
 * Sanitizes an SVG document: nothing in it runs, loads or refers to anything outside (decision 14). Null if it is not SVG. Throws
 * DrawingProblem.
 */
export async function readDrawing(data: Uint8Array): Promise<Drawing | null> {
	const text = decode(data);
	if (text === null || !/^\s*</.test(text)) return null;
	if (!/<(?:[\w-]+:)?svg[\s>/]/.test(text)) return null;
	if (data.length > drawingLimits.bytes) throw new DrawingProblem('tooComplex');
	const root = await readDrawingTree(text);
	if (countExpandedElements(root) > drawingLimits.xml.elements)
		throw new DrawingProblem('tooComplex');
	return {
		source: drawingSource(root),
		size: drawingSize(root),
		color: drawingColor(root),
		hasSize: hasSize(root),
	};
}

function decode(data: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(data);
	} catch {
		return null;
	}
}
