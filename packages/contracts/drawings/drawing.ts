import { decodeUnicode } from '../texts/decode-unicode.ts';
import { DrawingProblem, drawingLimits } from './drawing-problem.ts';
import { countExpandedElements, drawingColor, drawingSize, hasSize } from './drawing-properties.ts';
import { drawingSource, readDrawingTree } from './drawing-tree.ts';

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
	if (text === undefined || !/^\s*</.test(text)) return null;
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

/** Decodes Unicode, or a Western encoding that the document declares. */
function decode(data: Uint8Array): string | undefined {
	const start = new TextDecoder('latin1').decode(data.subarray(0, 200));
	const declared = /^<\?xml[^>]*\bencoding=["'](iso-8859-1|windows-1252)["']/i.exec(start)?.[1];
	return decodeUnicode(data) ?? (declared && new TextDecoder(declared).decode(data));
}
