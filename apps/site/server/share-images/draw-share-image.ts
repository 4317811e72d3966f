import { join } from 'node:path';
import { ImageProblem } from '../images/image-problem.ts';
import { runInProcess } from '../images/run-in-process.ts';
import { limits } from '../settings/limits.ts';
import type { ShareTexts } from './share-texts.ts';

export interface ShareImageRequest {
	texts: ShareTexts;
	/** The background, as SVG. */
	background: string;
	/** The brand's font as a TrueType file, and the name of its family. */
	fontFile: string;
	fontFamily: string;
	/** CSS colors of the texts. */
	colors: { fg: string; muted: string };
}

/** A PNG, or an error message for the log. */
export type ShareImageResponse = { body: Uint8Array } | { problem: string };

const program = join(import.meta.dirname, 'drawing-process.ts');

/**
 * Renders a share image as a PNG of 1200 × 630 pixels, in a process that is killed after `limits.shareImages.drawingMs`. Throws
 * ImageProblem 503.
 */
export async function drawShareImage(request: ShareImageRequest): Promise<Buffer> {
	const response = await runInProcess<ShareImageRequest, ShareImageResponse>(
		program,
		request,
		limits.shareImages.drawingMs,
	);
	if (response && 'body' in response) return Buffer.from(response.body);
	throw new ImageProblem(503, 'The image could not be drawn', {
		cause: response?.problem ?? 'the process was ended',
	});
}
