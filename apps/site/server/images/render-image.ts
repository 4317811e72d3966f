import sharp, { type SharpOptions } from 'sharp';
import { limits } from '../settings/limits.ts';
import { ImageProblem } from './image-problem.ts';
import type { OutputFormat, Transform } from './transforms.ts';

// One thread per image, because the queue limits the number of concurrent images. Decoded sources are not cached.
sharp.concurrency(1);
sharp.cache(false);
// Unused loaders are disabled, since each is an attack surface. Only the drawing process loads SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpeg',
		'VipsForeignLoadPng',
		'VipsForeignLoadWebp',
		'VipsForeignLoadHeif',
		'VipsForeignLoadNsgif',
	],
});

const qualities: Record<OutputFormat, { quality?: number }> = {
	webp: { quality: 80 },
	avif: { quality: 55 },
	jpeg: { quality: 84 },
	png: {},
};

const options: SharpOptions = {
	limitInputPixels: limits.images.sourcePixels,
	sequentialRead: true,
	failOn: 'truncated',
	autoOrient: true,
};

export interface RenderedImage {
	contentType: string;
	body: Buffer;
}

/** Renders the formats of a transform and returns the smallest file; `density` of a drawing in pixels per inch. Throws ImageProblem. */
export async function renderImage(
	bytes: Buffer,
	transform: Transform,
	drawing: { density?: number } = {},
): Promise<RenderedImage> {
	const results: RenderedImage[] = [];
	for (const format of transform.formats) {
		const pipeline = sharp(bytes, { ...options, ...drawing })
			.timeout({ seconds: limits.images.renderSeconds })
			.resize(transform.resize);
		if (transform.background) pipeline.flatten({ background: transform.background });
		const body = await pipeline
			.toFormat(format, qualities[format])
			.toBuffer()
			.catch((cause: unknown) => {
				throw new ImageProblem(422, 'The image cannot be read', { cause });
			});
		results.push({ contentType: `image/${format}`, body });
	}
	const [smallest] = results.sort((a, b) => a.body.length - b.body.length);
	if (!smallest) throw new ImageProblem(400, 'Unknown image size or format');
	return smallest;
}
