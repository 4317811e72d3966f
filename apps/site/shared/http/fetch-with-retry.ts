import { FetchError, ofetch } from 'ofetch';

/**
 * `fetch` with the specified retry rule (section 7), which is ofetch's own: GET is sent once more after 408, 409, 425, 429,
 * 500, 502, 503 or 504 and when no answer came; a method carrying a body never. Every outgoing GET of both the server and
 * the browser goes through here. Resolves with the last answer whatever its status, its body unread; rejects as fetch does.
 */
export async function fetchWithRetry(
	url: string | URL | Request,
	init: RequestInit = {},
): Promise<Response> {
	try {
		return await ofetch.raw(url instanceof URL ? url.href : url, {
			...init,
			responseType: 'stream',
			// Called before another try only: what the first answer still holds would keep its connection busy.
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
}
