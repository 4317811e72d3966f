import { join } from 'node:path';
import { limits } from '../settings/limits.ts';
import { ImageProblem } from './image-problem.ts';
import type { RenderedImage } from './render-image.ts';
import { runInProcess } from './run-in-process.ts';

export interface DrawingRequest {
	bytes: Uint8Array;
	modifiers: string;
}

/** An image, or an error message for the log. */
export type DrawingResponse = { contentType: string; body: Uint8Array } | { problem: string };

const program = join(import.meta.dirname, 'drawing-process.ts');

/** Rasterizes an SVG document in a process that is killed after `ms` milliseconds. Throws ImageProblem 422. */
export async function drawInProcess(
	bytes: Buffer,
	modifiers: string,
	ms: number = limits.images.drawingMs,
): Promise<RenderedImage> {
	const response = await runInProcess<DrawingRequest, DrawingResponse>(
		program,
		{ bytes, modifiers },
		ms,
	);
	if (!response) throw new ImageProblem(422, 'The drawing is too complex', { isForAllSizes: true });
	if ('problem' in response)
		throw new ImageProblem(422, 'The image cannot be read', { cause: response.problem });
	return { contentType: response.contentType, body: Buffer.from(response.body) };
}
