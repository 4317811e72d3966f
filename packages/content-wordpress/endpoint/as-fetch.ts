import { contractHeaders } from '@website/contracts/headers';
import { readBody } from '@website/contracts/read-body';
import { limits } from '../limits.ts';
import type { WordPressContent } from '../wordpress-content.ts';
import type { ContractRequest } from './execute-operation.ts';

/** Wraps the endpoint as a `fetch` within the process: GraphQL over HTTP by POST or GET. Aborts like `fetch`. */
export function asFetch(content: WordPressContent): typeof fetch {
	return async (input, init) => {
		const request = new Request(input, init);
		const abortion = new Promise<never>((_resolve, reject) => {
			request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
		});
		return Promise.race([respond(content, request), abortion]);
	};
}

async function respond(content: WordPressContent, request: Request): Promise<Response> {
	const call = await readRequest(request);
	if (!call) return json({ errors: [{ message: 'The request is no GraphQL over HTTP' }] }, 400);
	const previewToken = request.headers.get(contractHeaders.previewToken) ?? undefined;
	const { status, body } = await content.execute({ ...call, previewToken });
	return json(body, status);
}

const json = (body: object, status: number): Response =>
	Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

async function readRequest(request: Request): Promise<ContractRequest | undefined> {
	try {
		if (request.method === 'GET') {
			const { searchParams } = new URL(request.url);
			return {
				query: searchParams.get('query'),
				variables: JSON.parse(searchParams.get('variables') || '{}'),
				operationName: searchParams.get('operationName') ?? undefined,
			};
		}
		if (request.method !== 'POST') return undefined;
		const body = await readBody(request, limits.requestBytes);
		const { query, variables, operationName } = Object(JSON.parse(body.toString('utf8')));
		return query === undefined ? undefined : { query, variables, operationName };
	} catch {
		return undefined;
	}
}
