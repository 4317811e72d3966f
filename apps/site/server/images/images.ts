import { stillOfAvif } from '@website/contracts/avif-sequence';
import { LRUCache } from 'lru-cache';
import { type MediaHosts, mediaSource } from '#shared/addresses/media-path.ts';
import { QueueFull, WorkQueue } from '../guarding/work-queue.ts';
import type { Logger } from '../observing/logger.ts';
import { entityTag } from '../receiving/entity-tag.ts';
import { limits } from '../settings/limits.ts';
import { drawInProcess } from './draw-in-process.ts';
import { readSource, type SourceVersion } from './fetch-original.ts';
import { ImageProblem } from './image-problem.ts';
import { type ImageKey, ImageStore, type StoredImage, sourceTag } from './image-store.ts';
import { inspectSource } from './inspect-source.ts';
import { type RenderedImage, renderImage } from './render-image.ts';
import { type Transform, transforms } from './transforms.ts';

export interface ImagesOptions extends MediaHosts {
	folder: string;
	maxBytes: number;
	logger: Logger;
}

interface Job extends ImageKey {
	transform: Transform;
	previous?: StoredImage;
}

interface Rendering {
	path: string;
	image: Promise<StoredImage>;
	/** True if the source was replaced while it was being read; the result is discarded. */
	isStale: boolean;
}

const keyOf = ({ modifiers, path }: ImageKey) => `${modifiers} ${path}`;

interface DrawingSource {
	drawing: Buffer;
	version: SourceVersion;
}

/** Renders and stores images. Concurrent requests for the same image share one rendering. */
export class Images {
	readonly #hosts: MediaHosts;
	readonly #logger: Logger;
	readonly #store: ImageStore;
	readonly #queue = new WorkQueue(limits.images);
	readonly #drawings = new WorkQueue(limits.images.drawings);
	/** Recent failures, so that repeated requests are rejected without work. */
	readonly #refusals = new LRUCache<string, ImageProblem>({
		max: limits.images.refusals,
		ttl: limits.images.refusalMs,
	});
	readonly #renderings = new Map<string, Rendering>();

	constructor({ folder, maxBytes, logger, ...hosts }: ImagesOptions) {
		this.#hosts = hosts;
		this.#logger = logger;
		this.#store = new ImageStore({ folder, maxBytes });
	}

	/** The image at a path of the content host in a listed format. Throws ImageProblem. Before rendering it calls `admit`, which may throw. */
	async get(modifiers: string, path: string, admit: () => void = () => {}): Promise<StoredImage> {
		const transform = transforms.get(modifiers);
		if (!transform) throw new ImageProblem(400, 'Unknown image size or format');
		const job = { modifiers, path, transform };
		const refusal = this.#refusals.get(keyOf(job)) ?? this.#refusals.get(path);
		if (refusal) throw refusal;
		const image = await this.#store.read(job).catch((error: unknown) => {
			this.#logger.error({ err: error }, 'stored images cannot be read');
			return undefined;
		});
		if (!image) {
			if (!this.#renderings.has(keyOf(job))) admit();
			return this.#make(job);
		}
		if (Date.now() - image.checkedAt > limits.images.freshMs) {
			this.#make({ ...job, previous: image.image }).catch((error: unknown) =>
				this.#logger.warn({ err: error, path }, 'an image could not be renewed'),
			);
		}
		return image.image;
	}

	/**
	 * Removes the images made from replaced or deleted files, by their cache tags. None of them is sent after the call. Renderings in progress
	 * start again.
	 */
	async invalidate(tags: readonly string[]): Promise<void> {
		const stale = new Set(tags);
		const isStale = (path: string) => stale.has(sourceTag(path));
		for (const [name, rendering] of this.#renderings) {
			if (!isStale(rendering.path)) continue;
			rendering.isStale = true;
			this.#renderings.delete(name);
		}
		for (const name of [...this.#refusals.keys()])
			if (isStale(name.slice(name.indexOf('/')))) this.#refusals.delete(name);
		await Promise.all([...stale].map((tag) => this.#store.removeMadeFrom(tag)));
	}

	#make(job: Job): Promise<StoredImage> {
		const name = keyOf(job);
		const existing = this.#renderings.get(name);
		if (existing) return existing.image;
		const rendering: Rendering = {
			path: job.path,
			isStale: false,
			image: this.#attempt(job, () => rendering.isStale).finally(() => {
				if (this.#renderings.get(name) === rendering) this.#renderings.delete(name);
			}),
		};
		this.#renderings.set(name, rendering);
		return rendering.image;
	}

	async #attempt(job: Job, isStale: () => boolean): Promise<StoredImage> {
		try {
			const image = await this.#renew(job);
			if (!isStale()) return image;
			// The image was stored after `invalidate` removed the older ones.
			await this.#store.removeMadeFrom(sourceTag(job.path));
		} catch (error) {
			if (!isStale()) throw this.#asProblem(job, error);
		}
		const { modifiers, path, transform } = job;
		return this.#make({ modifiers, path, transform });
	}

	async #renew(job: Job): Promise<StoredImage> {
		const result = await this.#queue.run(() => this.#read(job));
		if ('etag' in result) return result;
		// Drawings have their own queue, so that a slow one does not block raster images.
		const image = await this.#drawings.run(() => drawInProcess(result.drawing, job.modifiers));
		return this.#finish(job, image, result.version);
	}

	async #read(job: Job): Promise<StoredImage | DrawingSource> {
		const { path, transform, previous } = job;
		const address = mediaSource(path, this.#hosts);
		if (!address) throw new ImageProblem(404, 'There is no such image');
		const source = await readSource(address, previous?.version);
		if (source === 'unchanged') {
			if (!previous) throw new ImageProblem(502, 'The image is not available');
			await this.#store.markChecked(job);
			return previous;
		}
		const { version } = source;
		const { kind, bytes, animatedType } = await inspectSource(source.bytes);
		if (kind === 'drawing' && transform.drawing === 'refuse')
			throw new ImageProblem(415, 'Drawings are served as they are');
		if (kind === 'picture' && transform.drawing === 'keep')
			throw new ImageProblem(415, 'Only drawings are served as they are');
		if (transform.drawing === 'keep')
			return this.#finish(job, { contentType: 'image/svg+xml', body: bytes }, version);
		if (kind === 'drawing') return { drawing: bytes, version };
		if (animatedType && transform.keepsAnimation)
			return this.#finish(job, { contentType: animatedType, body: bytes }, version);
		return this.#finish(job, await renderImage(stillOfAvif(bytes), transform), version);
	}

	async #finish(
		key: ImageKey,
		rendered: RenderedImage,
		version: SourceVersion,
	): Promise<StoredImage> {
		const image = { ...rendered, version, etag: entityTag(rendered.body) };
		await this.#store.write(key, image).catch((error: unknown) => {
			this.#logger.error({ err: error }, 'an image could not be stored');
		});
		return image;
	}

	#asProblem(key: ImageKey, error: unknown): ImageProblem {
		if (error instanceof QueueFull)
			return new ImageProblem(503, 'Too many images are being made', { cause: error });
		const problem =
			error instanceof ImageProblem
				? error
				: new ImageProblem(502, 'The image is not available', { cause: error });
		const { path } = key;
		if (problem.isForAllSizes)
			this.#refusals.set(path, problem, { ttl: limits.images.slowDrawingMs });
		else if (problem.isLasting) this.#refusals.set(keyOf(key), problem);
		this.#logger.warn({ err: problem, path }, 'an image could not be made');
		return problem;
	}
}
