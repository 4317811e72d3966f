import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { QueueFull, WorkQueue } from '../guarding/work-queue.ts';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { drawInProcess } from './draw-in-process.ts';
import { readSource, type SourceVersion } from './fetch-original.ts';
import { ImageProblem } from './image-problem.ts';
import { ImageStore, type StoredImage } from './image-store.ts';
import { inspectSource } from './inspect-source.ts';
import { type RenderedImage, renderImage } from './render-image.ts';
import { type Transform, transforms } from './transforms.ts';

export interface ImagesOptions {
	mediaOrigin: string;
	folder: string;
	maxBytes: number;
	logger: Logger;
}

interface Job {
	key: string;
	modifiers: string;
	path: string;
	transform: Transform;
	known?: StoredImage;
}

interface ToDraw {
	drawing: Buffer;
	version: SourceVersion;
}

/** Makes, stores and finds pictures; each is made once, however many ask for it at the same time. */
export class Images {
	readonly #mediaOrigin: string;
	readonly #logger: Logger;
	readonly #store: ImageStore;
	readonly #queue = new WorkQueue(limits.images);
	readonly #drawings = new WorkQueue(limits.images.drawings);
	/** What was refused lately, so that asking again costs nothing. */
	readonly #refusals = new LRUCache<string, ImageProblem>({
		max: limits.images.refusals,
		ttl: limits.images.refusalMs,
	});
	readonly #underWay = new Map<string, Promise<StoredImage>>();

	constructor({ mediaOrigin, folder, maxBytes, logger }: ImagesOptions) {
		this.#mediaOrigin = mediaOrigin;
		this.#logger = logger;
		this.#store = new ImageStore({ folder, maxBytes });
	}

	/** The picture at a path of the content host in a listed form. Throws ImageProblem, and what `admit` throws before making one. */
	async get(modifiers: string, path: string, admit: () => void = () => {}): Promise<StoredImage> {
		const transform = transforms.get(modifiers);
		if (!transform) throw new ImageProblem(400, 'Unknown image size or format');
		const key = `${modifiers} ${path}`;
		const refused = this.#refusals.get(key) ?? this.#refusals.get(path);
		if (refused) throw refused;
		const found = await this.#store.read(key).catch((error: unknown) => {
			this.#logger.error({ err: error }, 'stored images cannot be read');
			return undefined;
		});
		if (!found) {
			if (!this.#underWay.has(key)) admit();
			return this.#make({ key, modifiers, path, transform });
		}
		if (Date.now() - found.checkedAt > limits.images.freshMs) {
			this.#make({ key, modifiers, path, transform, known: found.image }).catch((error: unknown) =>
				this.#logger.warn({ err: error, path }, 'an image could not be renewed'),
			);
		}
		return found.image;
	}

	#make(job: Job): Promise<StoredImage> {
		const underWay = this.#underWay.get(job.key);
		if (underWay) return underWay;
		const making = this.#renew(job)
			.catch((error: unknown) => {
				throw this.#asProblem(job.key, job.path, error);
			})
			.finally(() => this.#underWay.delete(job.key));
		this.#underWay.set(job.key, making);
		return making;
	}

	async #renew(job: Job): Promise<StoredImage> {
		const made = await this.#queue.run(() => this.#read(job));
		if ('etag' in made) return made;
		// A slow drawing holds no place of the pictures.
		const image = await this.#drawings.run(() => drawInProcess(made.drawing, job.modifiers));
		return this.#finish(job.key, image, made.version);
	}

	async #read({ key, path, transform, known }: Job): Promise<StoredImage | ToDraw> {
		const source = await readSource(this.#mediaOrigin + path, known?.version);
		if (source === 'unchanged') {
			if (!known) throw new ImageProblem(502, 'The image is not available');
			await this.#store.markChecked(key);
			return known;
		}
		const { bytes, version } = source;
		const kind = await inspectSource(bytes);
		if (kind === 'drawing' && transform.drawing === 'refuse')
			throw new ImageProblem(415, 'Drawings are served as they are');
		if (kind === 'picture' && transform.drawing === 'keep')
			throw new ImageProblem(415, 'Only drawings are served as they are');
		if (transform.drawing === 'keep')
			return this.#finish(key, { contentType: 'image/svg+xml', body: bytes }, version);
		if (kind === 'drawing') return { drawing: bytes, version };
		return this.#finish(key, await renderImage(bytes, transform), version);
	}

	async #finish(
		key: string,
		rendered: RenderedImage,
		version: SourceVersion,
	): Promise<StoredImage> {
		const image = { ...rendered, version, etag: `"${hash(rendered.body)}"` };
		await this.#store.write(key, image).catch((error: unknown) => {
			this.#logger.error({ err: error }, 'an image could not be stored');
		});
		return image;
	}

	#asProblem(key: string, path: string, error: unknown): ImageProblem {
		if (error instanceof QueueFull)
			return new ImageProblem(503, 'Too many images are being made', { cause: error });
		const problem =
			error instanceof ImageProblem
				? error
				: new ImageProblem(502, 'The image is not available', { cause: error });
		if (problem.isForAllSizes)
			this.#refusals.set(path, problem, { ttl: limits.images.slowDrawingMs });
		else if (problem.isLasting) this.#refusals.set(key, problem);
		this.#logger.warn({ err: problem, path }, 'an image could not be made');
		return problem;
	}
}

function hash(body: Buffer): string {
	return createHash('sha256').update(body).digest('base64url').slice(0, 24);
}
