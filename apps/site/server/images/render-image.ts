import { createIPX, type IPXStorage } from 'ipx';
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

const qualities: Record<OutputFormat, Record<string, string>> = {
	webp: { quality: '80' },
	avif: { quality: '55' },
	jpeg: { quality: '84' },
	png: {},
};

/** Passes on bytes that were read and inspected before, so that the image library reads no file or URL itself. */
const storage: IPXStorage = {
	name: 'bytes',
	getMeta: () => ({}),
	getData: (_id, options) =>
		options?.bytes instanceof Uint8Array ? exactBuffer(options.bytes) : undefined,
};

/** `timeoutSeconds` is not a documented option. sharp assigns unknown options to the pipeline, which then limits its time. */
const options: SharpOptions & { timeoutSeconds: number } = {
	limitInputPixels: limits.images.sourcePixels,
	sequentialRead: true,
	failOn: 'truncated',
	autoOrient: true,
	timeoutSeconds: limits.images.renderSeconds,
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
	const ipx = createIPX({
		storage: storage,
		svgo: false,
		sharpOptions: { ...options, ...drawing },
	});
	const results: RenderedImage[] = [];
	for (const format of transform.formats) {
		const modifiers = { ...transform.modifiers, ...qualities[format], f: format };
		const { data } = await ipx('source', modifiers, { bytes })
			.process()
			.catch((cause: unknown) => {
				throw new ImageProblem(422, 'The image cannot be read', { cause });
			});
		results.push({ contentType: `image/${format}`, body: Buffer.from(data) });
	}
	const [smallest] = results.sort((a, b) => a.body.length - b.body.length);
	if (!smallest) throw new ImageProblem(400, 'Unknown image size or format');
	return smallest;
}

function exactBuffer(bytes: Uint8Array): ArrayBuffer {
	return new Uint8Array(bytes).buffer;
}
