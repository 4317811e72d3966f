/** A program that rasterizes one drawing. The parent process kills it on a timeout and passes no settings or secrets. */
import sharp from 'sharp';
import { limits } from '../settings/limits.ts';
import type { DrawingRequest, DrawingResponse } from './draw-in-process.ts';
import { renderImage } from './render-image.ts';
import { transforms } from './transforms.ts';

sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** In pixels per inch: drawings are rendered at twice their size and scaled down, so that they are sharp. */
const density = 144;

setInterval(() => {
	if (process.memoryUsage.rss() > limits.images.drawingMemory) process.exit(1);
}, 50).unref();

async function draw({ bytes, modifiers }: DrawingRequest): Promise<DrawingResponse> {
	const transform = transforms.get(modifiers);
	if (!transform) return { problem: `unknown modifiers ${modifiers}` };
	try {
		const { contentType, body } = await renderImage(Buffer.from(bytes), transform, { density });
		return { contentType, body: new Uint8Array(body) };
	} catch (error) {
		return { problem: error instanceof Error ? String(error.cause ?? error) : String(error) };
	}
}

process.once('message', async (request: DrawingRequest) => {
	process.send?.(await draw(request), () => process.exit(0));
});
