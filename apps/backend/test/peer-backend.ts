import './timeouts.ts';
import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { createLocalReq } from 'payload';
import { createContentHandler } from '../src/api/graphql/handle.ts';
import config from '../src/payload.config.ts';
import { withVersion } from '../src/platform/cluster/applied-version.ts';
import { importList } from '../src/platform/csv/csv-list.ts';
import { withRateLimit } from '../src/platform/http/client-rates.ts';
import { createRest } from '../src/platform/http/rest.ts';
import { priceList } from '../src/plugins/prices/collections/price-collections.ts';
import { executePriceQuery } from '../src/plugins/prices/graphql/execute.ts';
import { startVersions } from '../src/plugins/revalidation/api.ts';
import { openDatabase } from '../src/start/open-database.ts';

/**
 * One of several backends on a shared database, as its own process and without Next. Serves the content endpoint, the price API,
 * REST, an endpoint with the rate limit of sign-ins, and the actions of the test as JSON at /do. Prints its port when it is ready.
 */
const payload = await openDatabase();
await startVersions(payload);
const content = createContentHandler(payload);

const api = createRest(payload, config);
const limitedResponse = withRateLimit('signIns', async () => new Response('through'));

const actions: Record<string, (input: Record<string, string>) => Promise<unknown>> = {
	rename: ({ heading }) =>
		payload.updateGlobal({ slug: 'call-to-action', data: { heading, _status: 'published' } }),
	price: async ({ csv = '' }) => {
		const req = await createLocalReq({}, payload);
		return importList(req, priceList('sms-prices'), new TextEncoder().encode(csv), {
			dryRun: false,
			marked: 1,
		});
	},
	endSessions: ({ email = '' }) =>
		payload.update({
			collection: 'users',
			where: { email: { equals: email } },
			data: { sessions: [] },
		}),
};

async function respond(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname === '/graphql') return content(request);
	if (pathname === '/prices/graphql')
		return withVersion(payload, request, () => executePriceQuery(payload, request));
	if (pathname.startsWith('/api/')) return api(request, pathname.slice('/api/'.length).split('/'));
	if (pathname === '/limited') return limitedResponse(request);
	const { action, ...input } = await request.json();
	return Response.json((await actions[action]?.(input)) ?? null);
}

const server = createServer(async (incoming, outgoing) => {
	const body = await new Response(incoming as never).text();
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
	const request = new Request(`http://backend.test${incoming.url}`, {
		method: incoming.method ?? 'GET',
		headers,
		...(body ? { body } : {}),
	});
	const response = await respond(request).catch((cause: unknown) =>
		Response.json({ failed: inspect(cause) }, { status: 500 }),
	);
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	process.stdout.write(`ready ${typeof address === 'object' ? address?.port : ''}\n`);
});
process.stdin.resume().on('end', () => process.exit(0));
