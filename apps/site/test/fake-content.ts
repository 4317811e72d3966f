import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { typeDefs } from '@website/contracts/content-sdl';
import { notSetUpCode } from '@website/contracts/not-set-up';
import { listen } from '@website/contracts/testing/listen';
import {
	buildSchema,
	type GraphQLOutputType,
	type GraphQLResolveInfo,
	graphql,
	isEnumType,
	isListType,
	isNonNullType,
	isScalarType,
} from 'graphql';

/** The behavior of the endpoint: it responds, fails in some way, or reports that the site has not been set up. */
export type Behavior =
	| 'respond'
	| 'hang'
	| 'error'
	| 'half'
	| 'html'
	| 'graphql-error'
	| 'not-set-up';

export interface FakeContent {
	url: string;
	behavior: Behavior;
	/** Delay of each response. */
	delayMs: number;
	/** The title of all documents; change it to simulate a publish. */
	title: string;
	/** Paths of existing pages besides the home pages. */
	paths: Set<string>;
	/** True if responses have cache tags. */
	isTagged: boolean;
	/** Number of operations received. */
	calls: number;
	/** Headers of the latest call. */
	headers: IncomingHttpHeaders;
	close(): Promise<void>;
}

const schema = buildSchema(typeDefs);

/** Starts a content endpoint that responds to each operation of the contract with generated values of the right types. */
export async function startFakeContent(): Promise<FakeContent> {
	const fake: Omit<FakeContent, 'url' | 'close'> = {
		behavior: 'respond',
		delayMs: 0,
		title: 'First title',
		paths: new Set(['/about', '/da/om', '/blog']),
		isTagged: true,
		calls: 0,
		headers: {},
	};
	const server = createServer((request, response) => void respond(request, response, fake));
	const { origin, close } = await listen(server);
	return Object.assign(fake, {
		url: `${origin}/graphql`,
		close,
	});
}

async function respond(
	request: IncomingMessage,
	response: ServerResponse,
	fake: Omit<FakeContent, 'url' | 'close'>,
): Promise<void> {
	fake.headers = request.headers;
	const requestBody = await text(request).catch(() => '');
	// The site has aborted the request before the body arrived.
	if (requestBody === '') return void response.destroy();
	const { query, variables } = JSON.parse(requestBody);
	fake.calls += 1;
	const { title, behavior } = fake;
	if (behavior === 'hang') return;
	if (behavior === 'error') return void response.writeHead(500).end('broken');
	if (behavior === 'html') {
		return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>');
	}
	if (behavior === 'graphql-error') {
		return void response
			.writeHead(200, { 'content-type': 'application/json' })
			.end('{"errors":[{"message":"secret detail"}]}');
	}
	if (behavior === 'not-set-up' && /^query \w/.test(query)) {
		const errors = [{ message: 'Not set up', extensions: { code: notSetUpCode } }];
		return void response
			.writeHead(200, { 'content-type': 'application/json' })
			.end(JSON.stringify({ errors }));
	}
	// Executed before the delay: a slow response has the content from the time of the request.
	const result = await graphql({
		schema,
		source: query,
		variableValues: variables,
		fieldResolver: (source, _args, _context, info) => fakeValue(source, info, title, fake.paths),
		typeResolver: (_value, _context, info, type) => info.schema.getPossibleTypes(type)[0]?.name,
	});
	const tags = ['site', ...(query.includes('query getPage(') ? [`page:${variables.slug}`] : [])];
	const extensions = fake.isTagged ? { cacheTags: tags } : undefined;
	const body = JSON.stringify({ ...result, extensions });
	await new Promise((resolve) => setTimeout(resolve, fake.delayMs));
	response.writeHead(200, {
		'content-type': 'application/json',
		'content-length': Buffer.byteLength(body),
	});
	if (behavior === 'half') {
		response.write(body.slice(0, body.length / 2));
		setTimeout(() => response.destroy(), 20);
	} else response.end(body);
}

function fakeValue(
	source: Record<string, unknown> | undefined,
	info: GraphQLResolveInfo,
	title: string,
	paths: Set<string>,
): unknown {
	const value = source?.[info.fieldName];
	if (value !== undefined) return value;
	const { slug, lang, parentSlug, pageId } = info.variableValues;
	if (info.fieldName === 'page' && info.parentType.name === 'Query') {
		const prefix = lang === 'en' ? '' : `/${lang}`;
		const href =
			slug === 'home' ? prefix || '/' : `${prefix}/${[parentSlug, slug].filter(Boolean).join('/')}`;
		return slug === 'home' || paths.has(href) ? { href, slug, title, parentSlug: null } : null;
	}
	if (info.fieldName === 'redirect' || info.fieldName === 'slugOwner') return null;
	if (info.fieldName === 'blogOverview') return paths.has(String(pageId)) ? {} : null;
	return generatedValue(info.returnType, info.fieldName, title);
}

function generatedValue(type: GraphQLOutputType, name: string, title: string): unknown {
	if (isNonNullType(type)) return generatedValue(type.ofType, name, title);
	if (isListType(type))
		return ['page', 'translations', 'translated'].includes(name)
			? []
			: [generatedValue(type.ofType, name, title)];
	if (isEnumType(type)) return type.getValues()[0]?.value;
	if (!isScalarType(type)) return {};
	if (name === 'title') return title;
	const values: Record<string, unknown> = {
		Int: 3,
		Float: 1.5,
		Boolean: false,
		DateTime: '2026-01-02T03:04:05Z',
		JSON: {},
		Decimal: '0.05',
		Address: '/about',
		Currency: 'EUR',
		HTML: '<p>Some text of the page.</p>',
	};
	return values[type.name] ?? (/url|href|link/i.test(name) ? '/about' : `Some ${name}`);
}
