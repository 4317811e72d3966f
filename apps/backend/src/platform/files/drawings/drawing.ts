import { limits } from '../../limits.ts';
import { problems, UploadProblem } from '../upload-problem.ts';
import { drawingColor, drawingSize, saysSize } from './drawing-looks.ts';
import { drawingSource, readDrawingTree } from './drawing-tree.ts';
import { expandedElements } from './expanded-elements.ts';

export interface Drawing {
	source: string;
	size: { width: number; height: number } | null;
	color: string | null;
	saysSize: boolean;
}

const { drawingBytes, drawingXml } = limits.uploads;

/** An SVG document without anything that runs, loads or leaves it (decision 14); null when it is none. Throws UploadProblem. */
export async function readDrawing(data: Buffer): Promise<Drawing | null> {
	const text = decode(data);
	if (text === null || !/^\s*</.test(text)) return null;
	if (!/<(?:[\w-]+:)?svg[\s>/]/.test(text)) return null;
	if (data.length > drawingBytes) throw new UploadProblem(problems.tooComplexDrawing);
	const root = await readDrawingTree(text);
	if (expandedElements(root) > drawingXml.elements)
		throw new UploadProblem(problems.tooComplexDrawing);
	return {
		source: drawingSource(root),
		size: drawingSize(root),
		color: drawingColor(root),
		saysSize: saysSize(root),
	};
}

function decode(data: Buffer): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(data);
	} catch {
		return null;
	}
}
