import type { RenderedPage } from '@website/page-cache/storable-page';
import {
	UNSAFE_decodeViaTurboStream as decodeData,
	isRouteErrorResponse,
	UNSAFE_SingleFetchRedirectSymbol as redirectSymbol,
} from 'react-router';

/**
 * Converts React Router's data response for a page to plain JSON (specification section 7, `{route}/_payload.json`), so that both come from
 * the same loaders: `{ buildId, data: { [route id]: … } }`, or `error` or `redirect` in place of `data`.
 */
export async function pageDataAsJson(
	response: RenderedPage,
	buildId: string,
): Promise<RenderedPage> {
	return {
		...response,
		status: response.status === 202 ? 200 : response.status,
		headers: { 'content-type': 'application/json; charset=utf-8' },
		body: Buffer.from(JSON.stringify({ buildId, ...(await content(response)) })),
	};
}

async function content({ body, status, headers }: RenderedPage): Promise<object> {
	if (!headers['content-type']?.includes('text/x-script')) return { error: { status } };
	const decoded = await decodeData(new Blob([new Uint8Array(body)]).stream(), globalThis);
	await decoded.done;
	const results: unknown = decoded.value;
	if (typeof results !== 'object' || results === null) return { error: { status } };
	if (redirectSymbol in results) return { redirect: results[redirectSymbol] };
	const data: Record<string, unknown> = {};
	for (const [routeId, result] of Object.entries(results)) {
		if ('error' in result) return { error: describe(result.error, status) };
		data[routeId] = result.data;
	}
	return { data };
}

function describe(error: unknown, status: number): object {
	return isRouteErrorResponse(error)
		? { status: error.status, statusText: error.statusText, data: error.data }
		: { status };
}
