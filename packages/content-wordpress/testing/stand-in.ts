import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type GraphQLSchema, graphql } from 'graphql';
import { type StandInContext, StandInResolvers } from './stand-in-resolvers.ts';
import { type StandInPlugins, standInSchema } from './stand-in-schema.ts';
import { exampleSite, type StandInSite } from './stand-in-site.ts';

export {
	exampleSite,
	largeSite,
	plainSite,
	type StandInDocument,
	type StandInSite,
} from './stand-in-site.ts';

/** The behavior of the stand-in: it works, or fails in one of the ways of a WordPress. */
export type StandInBehavior =
	| 'works'
	| 'hangs'
	| 'is down'
	| 'sends HTML'
	| 'sends half'
	| 'fails'
	| 'answers a batch with one error'
	| 'is in maintenance mode'
	| 'has no posts table';

export interface StandIn {
	/** URL of its GraphQL endpoint. */
	url: string;
	origin: string;
	/** Its content; may be changed while it runs. */
	site: StandInSite;
	behavior: StandInBehavior;
	/** Later pages of lists are answered when it resolves. */
	laterPages?: Promise<void>;
	/** WPGraphQL's setting "Restrict Endpoint to Authenticated Users". */
	requiresSignIn: boolean;
	/** Its plugins; may be switched while it runs. */
	plugins: StandInPlugins;
	/** Number of operations of each request, in order; 0 for the REST API. */
	requests: number[];
	/** Paths of requested files. */
	files: string[];
	/** Locations to which WordPress redirects paths, such as those with former slugs, and answers of its plugins. */
	redirects: Record<string, string | { status: number; location?: string; by?: string }>;
	[Symbol.asyncDispose](): Promise<void>;
}

export interface StandInOptions extends Partial<StandInPlugins> {
	site?: (origin: string) => StandInSite;
	acceptsBatches?: boolean;
	/** User name and application password that show drafts. */
	editor?: { user: string; password: string };
	port?: number;
	/** Returns files, requested at other paths than /graphql. */
	file?: (path: string) => Buffer | undefined;
}

/** Starts a WordPress with WPGraphQL, based on the schema of a real one. Like most of them, it disables introspection. */
export async function startStandIn({
	site = exampleSite,
	acceptsBatches = true,
	editor,
	port = 0,
	file,
	...overrides
}: StandInOptions = {}): Promise<StandIn> {
	const plugins: StandInPlugins = {
		languages: 'wpml',
		seo: 'yoast',
		events: false,
		products: true,
		polylangLanguages: ['EN', 'DA', 'DE'],
		translatesProducts: true,
		storesIndexables: true,
		...overrides,
	};
	const schemas = new Map<string, GraphQLSchema>();
	const currentSchema = () => {
		const key = JSON.stringify(standIn.plugins);
		const schema = schemas.get(key) ?? standInSchema(standIn.plugins);
		schemas.set(key, schema);
		return schema;
	};
	const run = async (operation: unknown, context: StandInContext) => {
		const { query, variables } = Object(operation);
		const source = String(query);
		if (standIn.requiresSignIn && !context.isEditor) {
			const message = 'The field "RootQuery.posts" cannot be accessed without authentication.';
			return { errors: [{ message, locations: [{ line: 1, column: 3 }] }] };
		}
		if (source.includes('__schema')) return { errors: [{ message: 'Introspection is off' }] };
		const result = await graphql({
			schema: currentSchema(),
			source,
			rootValue: resolvers,
			contextValue: context,
			variableValues: variables ?? {},
		});
		// WPGraphQL returns execution errors with data, other errors without.
		return {
			...(result.errors ? { errors: result.errors } : {}),
			...(result.data ? { data: result.data } : {}),
		};
	};
	const handle = async (request: IncomingMessage, response: ServerResponse) => {
		const path = request.url ?? '/';
		const isGraphQL = path.startsWith('/graphql');
		const isRest = path.startsWith('/wp-json');
		if (!isGraphQL && !isRest) standIn.files.push(path);
		switch (standIn.behavior) {
			case 'hangs':
				return;
			case 'is down':
				request.socket.destroy();
				return;
			case 'fails':
				sendOwnError(response, 500, 'There has been a critical error on this website.');
				return;
			case 'answers a batch with one error':
				response
					.writeHead(500, { 'content-type': 'application/json' })
					.end(JSON.stringify({ errors: [{ message: 'Internal server error' }] }));
				return;
			case 'is in maintenance mode':
				sendOwnError(
					response,
					503,
					'Briefly unavailable for scheduled maintenance. Check back in a minute.',
				);
				return;
			case 'sends HTML':
				response
					.writeHead(200, { 'content-type': 'text/html' })
					.end('<html><body>Maintenance</body></html>');
				return;
		}
		const redirect = standIn.redirects[path];
		if (redirect) {
			const { status, by, ...headers } =
				typeof redirect === 'string'
					? { status: 301, location: redirect, by: 'WordPress' }
					: redirect;
			response.writeHead(status, { ...headers, ...(by ? { 'x-redirect-by': by } : {}) }).end();
			return;
		}
		const total = request.method === 'HEAD' ? restTotal(path, resolvers, standIn.site) : undefined;
		if (total !== undefined) {
			standIn.requests.push(0);
			response.writeHead(200, { 'x-wp-total': total }).end();
			return;
		}
		if (request.method === 'GET' && path === '/wp-json/wp/v2/types') {
			response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
			response.end(JSON.stringify({ post: {}, page: {}, wp_block: {}, event: {}, job_offer: {} }));
			return;
		}
		if (isRest) {
			const message = 'No route was found matching the URL and request method.';
			const body = { code: 'rest_no_route', message, data: { status: 404 } };
			response.writeHead(404, { 'content-type': 'application/json; charset=UTF-8' });
			response.end(JSON.stringify(body));
			return;
		}
		if (!isGraphQL) {
			const bytes = file?.(decodeURIComponent(path.replace(/\?.*$/, '')));
			const isFound = bytes !== undefined || path in (standIn.site.attachments ?? {});
			response.writeHead(isFound ? 200 : 404).end(bytes);
			return;
		}
		const body: unknown = JSON.parse(await text(request));
		const credentials = Buffer.from(`${editor?.user}:${editor?.password}`).toString('base64');
		const isEditor =
			editor !== undefined && request.headers.authorization === `Basic ${credentials}`;
		const context: StandInContext = { isEditor, firstSeo: undefined };
		if (isLaterPage(body)) await standIn.laterPages;
		standIn.requests.push(Array.isArray(body) ? body.length : 1);
		const result =
			Array.isArray(body) && acceptsBatches
				? await Promise.all(body.map((operation) => run(operation, context)))
				: Array.isArray(body)
					? { errors: [{ message: 'Batch Queries are not supported' }] }
					: await run(body, context);
		const json = JSON.stringify(result);
		response.writeHead(200, { 'content-type': 'application/json' });
		response.end(standIn.behavior === 'sends half' ? json.slice(0, json.length / 2) : json);
	};
	const server = createServer((request, response) => void handle(request, response));
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const standIn: StandIn = {
		url: `${origin}/graphql`,
		origin,
		site: site(origin),
		plugins,
		behavior: 'works',
		requiresSignIn: false,
		requests: [],
		files: [],
		redirects: {},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	const resolvers = new StandInResolvers(() => {
		const { behavior, site: content } = standIn;
		return behavior === 'has no posts table'
			? { ...content, documents: [], menuItems: [] }
			: content;
	}, plugins);
	return standIn;
}

const isLaterPage = (body: unknown): boolean =>
	[body].flat().some((operation) => Boolean(Object(Object(operation).variables).after));

/** Types that the REST API shows and searches. */
const publicTypes: ReadonlySet<string> = new Set(['page', 'post', 'event', 'job_offer']);

/** The total of a list of the REST API, which counts blocks that visitors may not read; undefined for other paths. */
function restTotal(path: string, resolvers: StandInResolvers, site: StandInSite) {
	const { pathname, searchParams } = new URL(path, site.origin);
	switch (pathname) {
		case '/wp-json/wp/v2/search': {
			const subtypes = (searchParams.get('subtype') ?? '').split(',');
			const isKnown = subtypes.every((name) => publicTypes.has(name));
			return isKnown ? resolvers.publicDocuments(subtypes).length : undefined;
		}
		case '/wp-json/wp/v2/navigation':
		case '/wp-json/wp/v2/blocks': {
			const after = searchParams.get('modified_after');
			return site.blocks.filter((modified) => !after || Date.parse(modified) > Date.parse(after))
				.length;
		}
		default:
			return undefined;
	}
}

/** WordPress' own error as a client gets it that sends or accepts JSON (`_json_wp_die_handler`). */
function sendOwnError(response: ServerResponse, status: number, message: string): void {
	const body = { code: 'wp_die', message, data: { status }, additional_errors: [] };
	response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
	response.end(JSON.stringify(body));
}
