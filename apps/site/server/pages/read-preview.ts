import { contractHeaders } from '@website/contracts/headers';
import { localeCodes } from '@website/contracts/locales';
import { isShareToken } from '@website/contracts/shared-preview';
import { verifyPreview } from '@website/contracts/signatures';
import type { PageKey } from '@website/page-cache/page-key';
import { z } from 'zod';
import { pageOfPath } from '#shared/addresses/page-key.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { ContentUnavailable } from './not-set-up.ts';

const query = `query sharedPreview($opens: Boolean) {
	sharedPreview(opens: $opens) { state lang until paths everywhere }
}`;

const preview = z.object({
	state: z.enum(['open', 'expired', 'withdrawn']),
	/** The language of the first page. */
	lang: z.enum(localeCodes).optional(),
	/** When the preview ends, in milliseconds since 1970. */
	until: z.string().transform((time) => Date.parse(time)),
	/** The pages that show the drafts, the start page first. */
	paths: z.array(z.string().regex(/^\/(?!\/)/)),
	/** True if every page shows the drafts. */
	everywhere: z.boolean(),
});

const response = z.object({ data: z.object({ sharedPreview: preview.nullable() }) });

/** The drafts that a preview token shows, and until when. */
export type Preview = z.infer<typeof preview>;

export interface PreviewSource {
	/** Verifies signed tokens. */
	secret: string;
	/** The content endpoint, which stores share links. */
	content: {
		url: string;
		timeoutMs: number;
		/** Replaces `fetch` if the site itself serves the operations. */
		fetch?: typeof fetch | undefined;
	};
}

/**
 * Reads a preview token: a signed one, or that of a share link. `opens` counts the opening of a share link. Null for an unknown token, a
 * signed token that has expired, and a share link whose document no page shows. Rejects with `ContentUnavailable` if the content endpoint
 * fails for a share link.
 */
export async function readPreview(
	{ secret, content }: PreviewSource,
	token: string,
	{ opens = false } = {},
): Promise<Preview | null> {
	if (!isShareToken(token)) {
		const signed = verifyPreview(secret, token, Date.now() / 1000);
		return signed
			? { state: 'open', until: signed.expires * 1000, paths: [], everywhere: true }
			: null;
	}
	const link = await fetchShareLink(content, token, opens);
	return link?.state === 'open' && link.paths.length === 0 ? null : link;
}

async function fetchShareLink(
	{ url, timeoutMs, fetch = fetchWithRetry }: PreviewSource['content'],
	token: string,
	opens: boolean,
): Promise<Preview | null> {
	const result = await fetch(url, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			accept: 'application/json',
			[contractHeaders.previewToken]: token,
		},
		body: JSON.stringify({ query, variables: { opens } }),
		signal: AbortSignal.timeout(timeoutMs),
	}).catch((cause: unknown) => {
		throw new ContentUnavailable('The content endpoint did not respond', { cause });
	});
	// 400: the endpoint does not support the field.
	if (!result.ok && result.status !== 400)
		throw new ContentUnavailable(`The content endpoint responded with ${result.status}`);
	return response.safeParse(await result.json()).data?.data.sharedPreview ?? null;
}

/** True if a page shows the drafts of an open preview. */
export const showsDrafts = (preview: Preview | null | undefined, { path }: PageKey): boolean =>
	preview?.state === 'open' && (preview.everywhere || preview.paths.includes(pageOfPath(path)));
