/** A program that renders one share image. The parent process kills it on a timeout and passes no settings or secrets. */
import sharp, { type OverlayOptions } from 'sharp';
import { socialSize } from '#shared/addresses/image-variants.ts';
import { limits } from '../settings/limits.ts';
import type { ShareImageRequest, ShareImageResponse } from './share-images.ts';
import { textBlock } from './text-block.ts';

const margin = 72;
const maxWidth = socialSize.width - 2 * margin;
/** Right of the brand's mark, which is part of the background. */
const siteName = { left: 150, top: 64, height: 56 };
const titleTop = 168;
const gap = 26;
/** Above the decoration of the background, with a margin. */
const bottom = 474;

setInterval(() => {
	if (process.memoryUsage.rss() > limits.images.drawingMemory) process.exit(1);
}, 50).unref();

async function renderImage(request: ShareImageRequest): Promise<Buffer> {
	const { texts, colors, fontFile, fontFamily } = request;
	const style = { fontFile, maxWidth };
	const name = await textBlock(texts.siteName, {
		...style,
		font: `${fontFamily} Semi-Bold`,
		color: colors.fg,
		sizes: [36],
		maxWidth: maxWidth - siteName.left,
		maxHeight: siteName.height,
	});
	const title = await textBlock(texts.title, {
		...style,
		font: `${fontFamily} Bold`,
		color: colors.fg,
		sizes: [104, 80, 66, 56, 48],
		// Leaves room for two lines of the description.
		maxHeight: 200,
	});
	const descriptionTop = titleTop + (title ? title.lineHeight + gap : 0);
	const description = await textBlock(texts.description, {
		...style,
		font: fontFamily,
		color: colors.muted,
		sizes: [32, 28],
		maxHeight: Math.min(80, bottom - descriptionTop),
	});
	const layers: OverlayOptions[] = [];
	if (name) {
		const top = siteName.top + Math.round((siteName.height - name.height) / 2);
		layers.push({ input: name.image, left: siteName.left, top });
	}
	if (title) layers.push({ input: title.image, left: margin, top: titleTop });
	if (description) layers.push({ input: description.image, left: margin, top: descriptionTop });
	return sharp(Buffer.from(request.background))
		.resize(socialSize.width, socialSize.height)
		.composite(layers)
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
}

async function respond(request: ShareImageRequest): Promise<ShareImageResponse> {
	try {
		return { body: new Uint8Array(await renderImage(request)) };
	} catch (error) {
		return { problem: String(error) };
	}
}

process.once('message', async (request: ShareImageRequest) => {
	process.send?.(await respond(request), () => process.exit(0));
});
