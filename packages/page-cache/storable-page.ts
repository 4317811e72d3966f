import { createHash } from 'node:crypto';
import { defaultLimits } from './limits.ts';
import type { PageKey } from './page-key.ts';
import type { StoredPage } from './stored/stored-page.ts';

/** A whole response of the application, ready to be sent or stored. */
export interface RenderedPage {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
	tags: string[];
	/** True if a part is missing; such a page must not be stored. */
	degraded: boolean;
	maxAgeMs?: number | undefined;
}

export interface RenderOutcome {
	page: StoredPage;
	/** False for a response with cookies, `no-store` or `private`, and for a degraded or too large one. */
	isStorable: boolean;
}

export interface PageRenderer {
	render(key: PageKey, sequence: number, before?: StoredPage): Promise<RenderOutcome>;
}

/** Makes a storable page of a response and adds an ETag of its body. A page equal to `before` reuses its compressed bodies. */
export function toStoredPage(
	key: PageKey,
	{ status, headers, body, tags, degraded, maxAgeMs }: RenderedPage,
	sequence: number,
	before?: StoredPage,
	maxBytes: number = defaultLimits.render.maxBodyBytes,
): RenderOutcome {
	const { 'set-cookie': cookie, 'cache-control': cacheControl = '', ...own } = headers;
	for (const name of ['content-length', 'etag', 'vary']) delete own[name];
	const isPersonal = cookie !== undefined || /no-store|private/.test(cacheControl);
	const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
	const page: StoredPage = {
		key,
		status,
		headers: own,
		bodies:
			before?.etag === etag && before.headers['content-type'] === own['content-type']
				? before.bodies
				: { identity: body },
		etag,
		tags,
		...(maxAgeMs === undefined ? {} : { maxAgeMs }),
		storedAt: Date.now(),
		sequence,
	};
	return {
		page,
		isStorable: !degraded && !isPersonal && body.length <= maxBytes,
	};
}
