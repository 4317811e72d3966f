import { contractHeaders } from '@website/contracts/headers';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';

const question = `query sharedPreview($opens: Boolean) {
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

/** What a share link shows, as the content endpoint says. */
export type SharedPreview = NonNullable<z.infer<typeof shape>['data']['sharedPreview']>;

export interface ContentAddress {
	url: string;
	timeoutMs: number;
	/** Takes the place of `fetch` where the site itself answers. */
	fetch?: typeof fetch | undefined;
}

/** The content endpoint could not resolve a share link. */
export class SharedPreviewUnanswered extends Error {
	override name = 'SharedPreviewUnanswered';
}

/**
 * Asks the content endpoint what a share link shows; null for a token that was never made, and where the endpoint knows no share
 * links. Rejects with `SharedPreviewUnanswered` when it does not answer.
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
		body: JSON.stringify({ query: question, variables: { opens } }),
		signal: AbortSignal.timeout(timeoutMs),
	}).catch((cause: unknown) => {
		throw new SharedPreviewUnanswered('The content endpoint did not answer', { cause });
	});
	// 400: an endpoint that does not know the field.
	if (!response.ok && response.status !== 400)
		throw new SharedPreviewUnanswered(`The content endpoint answered ${response.status}`);
	return shape.safeParse(await response.json()).data?.data.sharedPreview ?? null;
}
