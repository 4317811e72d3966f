import { contractHeaders } from '@website/contracts/headers';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { ContentUnavailable } from '../content-source/content-unavailable.ts';

const sharedPreviewQuery = `query sharedPreview($opens: Boolean) {
	sharedPreview(opens: $opens) { state lang until paths everywhere }
}`;

const shape = z.object({
	data: z.object({
		sharedPreview: z
			.object({
				state: z.enum(['open', 'expired', 'withdrawn']),
				lang: z.enum(localeCodes),
				until: z.string(),
				paths: z.array(z.string().regex(/^\/(?!\/)/)),
				everywhere: z.boolean(),
			})
			.nullable(),
	}),
});

/** The content of a share link in the response of the content endpoint. */
export type SharedPreview = NonNullable<z.infer<typeof shape>['data']['sharedPreview']>;

export interface ContentAddress {
	url: string;
	timeoutMs: number;
	/** Replaces `fetch` if the site itself serves the operations. */
	fetch?: typeof fetch | undefined;
}

/**
 * Requests the content of a share link from the content endpoint; null for an unknown token, and if the endpoint does not support share
 * links. Rejects with `ContentUnavailable` if the endpoint fails.
 */
export async function fetchSharedPreview(
	{ url, timeoutMs, fetch = fetchWithRetry }: ContentAddress,
	token: string,
	{ opens }: { opens: boolean },
): Promise<SharedPreview | null> {
	const response = await fetch(url, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			accept: 'application/json',
			[contractHeaders.previewToken]: token,
		},
		body: JSON.stringify({ query: sharedPreviewQuery, variables: { opens } }),
		signal: AbortSignal.timeout(timeoutMs),
	}).catch((cause: unknown) => {
		throw new ContentUnavailable('The content endpoint did not respond', { cause });
	});
	// 400: the endpoint does not support the field.
	if (!response.ok && response.status !== 400)
		throw new ContentUnavailable(`The content endpoint responded with ${response.status}`);
	return shape.safeParse(await response.json()).data?.data.sharedPreview ?? null;
}
