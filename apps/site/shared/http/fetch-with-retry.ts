import { createFetch, FetchError } from 'ofetch';

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A `fetch` with the specified retry rule (section 7), which is ofetch's default. Resolves with the last response, even an error. */
export function createFetchWithRetry(fetchOnce: typeof fetch): Fetch {
	const { raw } = createFetch({ fetch: fetchOnce });
	return async (url, init = {}) => {
		try {
			return await raw(url instanceof URL ? url.href : url, {
				...init,
				responseType: 'stream',
				// Called only before a retry. Cancels the body, since an unread one would keep the first connection busy.
				retryDelay: ({ response }) => {
					response?.body?.cancel().catch(() => {});
					return 0;
				},
			});
		} catch (error) {
			if (!(error instanceof FetchError)) throw error;
			if (error.response) return error.response;
			throw error.cause ?? error;
		}
	};
}

export const fetchWithRetry = createFetchWithRetry((...request) => fetch(...request));
