import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStore } from '@website/page-cache/disk-store';
import type { SiteBrand } from '#shared/brand/look.ts';
import { QueueFull, WorkQueue } from '../guarding/work-queue.ts';
import { ImageProblem } from '../images/image-problem.ts';
import { runInProcess } from '../images/run-in-process.ts';
import type { Logger } from '../observing/logger.ts';
import type { LoadApplication } from '../pages/application.ts';
import { limits } from '../settings/limits.ts';

/** The texts on a share image, which are also the page's Open Graph texts. */
export interface ShareTexts {
	title: string;
	description: string;
	siteName: string;
}

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
async function drawShareImage(request: ShareImageRequest): Promise<Buffer> {
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

export interface ShareImagesOptions {
	/** A folder for these images only. */
	folder: string;
	loadApplication: LoadApplication;
	logger: Logger;
}

/** A PNG of 1200 × 630 pixels. */
export interface ShareImage {
	etag: string;
	body: Buffer;
}

/** The brand, and its mark as PNG. */
export interface ShareImageLook {
	brand: SiteBrand;
	mark: Buffer;
}

/** Renders the title and description of pages in the design of the brand. Each image is rendered once and stored on disk, up to a limit. */
export class ShareImages {
	readonly #options: ShareImagesOptions;
	readonly #store: DiskStore;
	readonly #queue = new WorkQueue(limits.shareImages.drawings);
	readonly #renderings = new Map<string, Promise<Buffer>>();
	readonly #fontFiles = new Map<string, Promise<string>>();

	constructor(options: ShareImagesOptions) {
		this.#options = options;
		this.#store = new DiskStore({
			folder: join(options.folder, 'drawn'),
			bound: { maxBytes: limits.shareImages.storedBytes },
			entryName: /^[\w-]{43}\.png$/,
		});
	}

	/** The image with these texts. Throws ImageProblem 503. Before rendering it calls `admit`, which may throw. */
	async get(texts: ShareTexts, look: ShareImageLook, admit: () => void): Promise<ShareImage> {
		const { shareImageDesign } = (await this.#options.loadApplication()).entry.module;
		const mark = `data:image/png;base64,${look.mark.toString('base64')}`;
		const { background, font, fontFamily, colors } = shareImageDesign(
			look.brand,
			texts.siteName,
			mark,
		);
		const digest = digestOf(JSON.stringify([texts, background, font, fontFamily, colors]));
		const etag = `W/"${digest}"`;
		const name = `${digest}.png`;
		const storedBody = await this.#read(name);
		if (storedBody) return { etag, body: storedBody };
		const pending = this.#renderings.get(name);
		if (pending) return { etag, body: await pending };
		admit();
		const drawing = this.#queue
			.run(async () => {
				const fontFile = await this.#fontFile(font);
				return drawShareImage({ texts, background, fontFile, fontFamily, colors });
			})
			.finally(() => this.#renderings.delete(name));
		this.#renderings.set(name, drawing);
		const body = await drawing.catch((error: unknown) => {
			throw this.#asProblem(error, texts);
		});
		await this.#store.write(name, body).catch((error: unknown) => {
			this.#options.logger.error({ err: error }, 'a share image could not be stored');
		});
		return { etag, body };
	}

	async #read(name: string): Promise<Buffer | undefined> {
		const image = await this.#store.read(name).catch((error: unknown) => {
			this.#options.logger.error({ err: error }, 'stored share images cannot be read');
			return undefined;
		});
		return image?.bytes;
	}

	/**
	 * Writes the font to a file, since the text renderer reads fonts from files only. If the folder is not writable, as on a full disk, it
	 * uses a temporary one.
	 */
	#fontFile(dataUrl: string): Promise<string> {
		const existing = this.#fontFiles.get(dataUrl);
		if (existing) return existing;
		const file = writeFont(this.#options.folder, dataUrl)
			.catch(async (error: unknown) => {
				this.#options.logger.error({ err: error }, 'the font of share images could not be stored');
				return writeFont(await mkdtemp(join(tmpdir(), 'share-images-')), dataUrl);
			})
			.catch((error: unknown) => {
				this.#fontFiles.delete(dataUrl);
				throw error;
			});
		this.#fontFiles.set(dataUrl, file);
		return file;
	}

	#asProblem(error: unknown, texts: ShareTexts): ImageProblem {
		if (error instanceof QueueFull)
			return new ImageProblem(503, 'Too many images are being made', { cause: error });
		this.#options.logger.error(
			{ err: error, title: texts.title },
			'a share image could not be drawn',
		);
		return error instanceof ImageProblem
			? error
			: new ImageProblem(503, 'The image could not be drawn', { cause: error });
	}
}

async function writeFont(folder: string, dataUrl: string): Promise<string> {
	const bytes = Buffer.from(await (await fetch(dataUrl)).arrayBuffer());
	const file = join(folder, `${digestOf(dataUrl)}.ttf`);
	const stats = await stat(file).catch(() => undefined);
	if (stats?.size === bytes.length) return file;
	await mkdir(folder, { recursive: true });
	await writeFile(`${file}.tmp`, bytes);
	await rename(`${file}.tmp`, file);
	return file;
}

function digestOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url');
}
