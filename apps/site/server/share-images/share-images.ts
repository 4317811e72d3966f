import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStore } from '@website/page-cache/disk-store';
import type { SiteBrand } from '#shared/brand/look.ts';
import { QueueFull, WorkQueue } from '../guarding/work-queue.ts';
import { ImageProblem } from '../images/image-problem.ts';
import type { Logger } from '../observing/logger.ts';
import type { LoadApplication } from '../pages/application.ts';
import { limits } from '../settings/limits.ts';
import { drawShareImage } from './draw-share-image.ts';
import type { ShareTexts } from './share-texts.ts';

export interface ShareImagesOptions {
	/** Belongs to these images alone. */
	folder: string;
	loadApplication: LoadApplication;
	logger: Logger;
}

/** PNG of 1200 × 630 pixels. */
export interface ShareImage {
	etag: string;
	body: Buffer;
}

/** What a picture is drawn with beside its words: the brand, and its mark as PNG. */
export interface ShareImageLook {
	brand: SiteBrand;
	mark: Buffer;
}

/** Pictures of a page's words in the brand's look, each drawn once and stored within a bound. */
export class ShareImages {
	readonly #options: ShareImagesOptions;
	readonly #store: DiskStore;
	readonly #queue = new WorkQueue(limits.shareImages.drawings);
	readonly #underWay = new Map<string, Promise<Buffer>>();
	readonly #fontFiles = new Map<string, Promise<string>>();

	constructor(options: ShareImagesOptions) {
		this.#options = options;
		this.#store = new DiskStore({
			folder: join(options.folder, 'drawn'),
			bound: { maxBytes: limits.shareImages.storedBytes },
			entryName: /^[\w-]{43}\.png$/,
		});
	}

	/** The image of these texts. Throws ImageProblem 503, and the error of `admit` before drawing. */
	async get(texts: ShareTexts, look: ShareImageLook, admit: () => void): Promise<ShareImage> {
		const { shareImageDesign } = (await this.#options.loadApplication()).entry.module;
		const mark = `data:image/png;base64,${look.mark.toString('base64')}`;
		const { background, font, fontFamily, colors } = shareImageDesign(
			look.brand,
			texts.siteName,
			mark,
		);
		const digest = digestOf(JSON.stringify([texts, background, font, fontFamily, colors]));
		const etag = `"${digest}"`;
		const name = `${digest}.png`;
		const storedBody = await this.#read(name);
		if (storedBody) return { etag, body: storedBody };
		const before = this.#underWay.get(name);
		if (before) return { etag, body: await before };
		admit();
		const drawing = this.#queue
			.run(async () => {
				const fontFile = await this.#writtenFont(font);
				return drawShareImage({ texts, background, fontFile, fontFamily, colors });
			})
			.finally(() => this.#underWay.delete(name));
		this.#underWay.set(name, drawing);
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

	/** The text renderer reads fonts from files only. If the folder is not writable, as on a full disk, another place may be. */
	#writtenFont(dataUrl: string): Promise<string> {
		const before = this.#fontFiles.get(dataUrl);
		if (before) return before;
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
