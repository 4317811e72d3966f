import { createHash } from 'node:crypto';
import type { PageKey } from '#shared/addresses/page-key.ts';
import { limits } from '../limits.ts';
import type { RenderedPage } from '../render-page.ts';
import type { StoredPage } from './cached-page.ts';
import { compress } from './compress.ts';

export interface RenderOutcome {
	page: StoredPage;
	/** False for anything that belongs to one visitor or one moment: cookies, `no-store`, parts missing. */
	isKeepable: boolean;
}

/** Makes what the cache keeps. */
export interface PageRenderer {
	render(key: PageKey, sequence: number): Promise<RenderOutcome>;
}

/** Wraps the application's answer to a key: bounded in time, compressed, with an ETag of its body. */
export function pageRenderer(render: (key: PageKey) => Promise<RenderedPage>): PageRenderer {
	return {
		async render(key, sequence) {
			const rendered = await within(limits.render.timeoutMs, render(key));
			return storable(key, rendered, sequence);
		},
	};
}

/** An answer in the shape it is kept in. */
export async function storable(
	key: PageKey,
	{ status, headers, body, tags, degraded, maxAgeMs }: RenderedPage,
	sequence: number,
): Promise<RenderOutcome> {
	const { 'set-cookie': cookie, 'cache-control': cacheControl = '', ...own } = headers;
	for (const name of ['content-length', 'etag', 'vary']) delete own[name];
	const isPersonal = cookie !== undefined || /no-store|private/.test(cacheControl);
	const page: StoredPage = {
		key,
		status,
		headers: own,
		bodies: await compress(body, own['content-type'], 'fast'),
		etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
		tags,
		...(maxAgeMs === undefined ? {} : { maxAgeMs }),
		storedAt: Date.now(),
		sequence,
	};
	return {
		page,
		isKeepable: !degraded && !isPersonal && body.length <= limits.render.maxBodyBytes,
	};
}

/** Rejects when the work takes longer; the work itself is bounded by its own timeouts and ends later. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`The page took longer than ${ms} ms`)), ms);
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
