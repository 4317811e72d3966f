import { contract } from '@website/contracts/content-schema';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { readSiteOptions } from '@website/contracts/site-options';
import {
	type ASTNode,
	type DocumentNode,
	isObjectType,
	Kind,
	TypeInfo,
	visit,
	visitWithTypeInfo,
} from 'graphql';
import { createContentClient } from '../../apps/site/app/content/client.server.ts';
import { contractExtras } from '../../apps/site/app/content/endpoint/contract/contract-extras.ts';
import { endpointMemory } from '../../apps/site/app/content/endpoint/request/endpoint-memory.ts';
import {
	errorsOf,
	readSchema,
	type Send,
	withTypesOf,
} from '../../apps/site/app/content/endpoint/request/endpoint-schema.server.ts';
import {
	allOperations,
	operationOf,
} from '../../apps/site/app/content/endpoint/request/operation.server.ts';
import { sendOperation } from '../../apps/site/app/content/endpoint/request/send-operation.server.ts';
import { queryTarget } from '../../apps/site/app/content/endpoint/response/complete.server.ts';
import {
	type Fields,
	isFields,
	listOf,
	textOf,
} from '../../apps/site/app/content/endpoint/response/fields.ts';
import { normalizeResponse } from '../../apps/site/app/content/endpoint/response/normalize-response.server.ts';
import * as documents from '../../apps/site/app/content/generated/documents.ts';
import type { TypedDocumentString } from '../../apps/site/app/content/typed-document-string.ts';
import type { Finding } from './report.ts';

interface Endpoint {
	url: string;
	method: 'POST' | 'GET';
	token?: string | undefined;
	/** Requested language; defaults to the default one of the endpoint. */
	lang?: LocaleCode | undefined;
	/** Replaces `fetch` when an adapter handles the requests. */
	fetch?: typeof fetch | undefined;
}

const timeoutMs = 10_000;

/** Sends every operation to a content endpoint like the site, and reports the results and missing parts. */
export async function checkContentEndpoint(endpoint: Endpoint): Promise<Finding[]> {
	const client = createContentClient({ ...endpoint, errorPolicy: 'none', timeoutMs });
	const findings: Finding[] = [];
	const memory = endpointMemory(Number.POSITIVE_INFINITY);
	const send: Send<{ data?: unknown; extensions?: unknown }> = (query, variables) =>
		client.rawRequest(query, variables);
	let responseCount = 0;
	let untaggedCount = 0;

	const check = async (
		document: TypedDocumentString<unknown, never>,
		variables: Fields,
	): Promise<Fields> => {
		const operation = operationOf(document);
		const name = operation.name;
		const level = operation.specified ? 'specified' : 'more';
		try {
			const response = await sendOperation(operation, variables, { memory, send });
			if (response) responseCount += 1;
			if (response && !Array.isArray(Object(response.extensions).cacheTags)) untaggedCount += 1;
			const { data, leftOut } = normalizeResponse(response?.data, operation.shape, {
				target: queryTarget(variables),
				cleanHtml: (html) => html,
				fileAddress: (url) => url,
				animationAddress: (url) => url,
				isSupported: () => true,
			});
			const faults = leftOut.map(({ path, reason }) => `left out: ${path}, ${reason}`);
			const note = response ? ['response received', ...faults].join('; ') : 'not requested';
			findings.push({ name, level, ok: response !== null && faults.length === 0, note });
			return data;
		} catch (error) {
			const note = error instanceof Error ? error.message.slice(0, 300) : String(error);
			findings.push({ name, level, ok: false, note });
			return {};
		}
	};

	const { siteOptions } = await check(documents.GetSiteOptionsDocument, {});
	const { defaultLanguage } = readSiteOptions(isFields(siteOptions) ? siteOptions : null);
	const { lang = defaultLanguage } = endpoint;
	const blog = lang === defaultLanguage ? '/blog' : `/${lang}/blog`;
	const { page } = await check(documents.GetPageDocument, { slug: 'home', lang, parentSlug: null });
	const { blogOverview } = await check(documents.GetBlogOverviewDocument, { pageId: blog });
	const { posts } = await check(documents.GetPostsDocument, { lang });
	const [post] = listOf(Object(posts).nodes);
	await check(documents.GetPostDocument, { slug: textOf(post?.slug) || 'none', lang });
	const category = textOf(listOf(post?.categories)[0]?.slug) || 'none';
	const postsWhere = { lang, category };
	await check(documents.GetPostsByCategoryDocument, { postsWhere, category, lang });
	for (const document of [
		documents.GetProductsDocument,
		documents.GetFooterDocument,
		documents.GetCtaDocument,
		documents.GetHeaderDocument,
		documents.GetSiteSettingsDocument,
		documents.GetBrandDocument,
		documents.GetSitemapDocument,
	]) {
		await check(document, { lang });
	}
	await check(documents.GetRedirectDocument, { path: '/no-such-address' });
	await check(documents.GetSlugOwnerDocument, { kind: 'page', slug: 'no-such-slug' });

	const requirePresent = (name: string, isPresent: boolean, note: string): Finding[] =>
		isPresent ? [] : [{ name, level: 'specified', ok: false, note }];
	return [
		...findings,
		...requirePresent(
			'home page',
			Boolean(page),
			`getPage returns null for the slug "home" in ${localeDefinition(lang).name}`,
		),
		...requirePresent(
			'blog',
			Boolean(blogOverview),
			`getBlogOverview returns null for the id "${blog}"`,
		),
		...(memory.set?.level === 'specified' ? await missingParts(send, memory.set.refusal) : []),
		cacheTags(responseCount, untaggedCount),
	];
}

function cacheTags(responseCount: number, untaggedCount: number): Finding {
	const name = 'cache tags';
	if (responseCount === 0) return { name, level: 'more', ok: false, note: 'no responses' };
	const ok = untaggedCount === 0;
	const note = ok ? 'in every response' : 'pages are cached for CONTENT_UNTAGGED_SECONDS';
	return { name, level: 'more', ok, note };
}

/** The parts of the contract that the endpoint's schema lacks, and what the site does without them. */
async function missingParts(
	send: Send<{ data?: unknown }>,
	refusal: readonly string[],
): Promise<Finding[]> {
	const schema = await readSchema(send);
	if (!schema) {
		const note = `the schema is hidden; the endpoint says: ${refusal.slice(0, 3).join(' ')}`;
		return [{ name: 'the rest of the contract', level: 'more', ok: false, note }];
	}
	const behaviors = new Map(contractExtras(contract).map(({ name, without }) => [name, without]));
	const operations = allOperations();
	const specified = new Set(
		operations.flatMap((one) =>
			one.specified ? [...partsOf(one.specified.document).values()] : [],
		),
	);
	const missing = operations.flatMap(({ full }) => {
		const document = withTypesOf(schema, full.document);
		const parts = partsOf(document);
		return errorsOf(schema, document).flatMap(({ nodes = [] }) => parts.get(nodes[0]) ?? []);
	});
	return [...new Set(missing)].map((name) => ({
		name,
		level: specified.has(name) ? 'specified' : 'more',
		ok: false,
		note: specified.has(name) ? 'it is required' : (behaviors.get(name) ?? 'it stays empty'),
	}));
}

/** The parts of the contract that a document requests, by their nodes: `Page.title`, `Query.posts(after)`, `HeroSection`. */
function partsOf(document: DocumentNode): Map<ASTNode | undefined, string> {
	const parts = new Map<ASTNode | undefined, string>();
	const types = new TypeInfo(contract);
	visit(
		document,
		visitWithTypeInfo(types, {
			enter(node) {
				const field = `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
				if (node.kind === Kind.FIELD) parts.set(node, field);
				if (node.kind === Kind.ARGUMENT) parts.set(node, `${field}(${node.name.value})`);
				if (node.kind === Kind.NAMED_TYPE && isObjectType(contract.getType(node.name.value)))
					parts.set(node, node.name.value);
			},
		}),
	);
	return parts;
}
