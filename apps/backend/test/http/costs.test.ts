import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeDefs } from '@website/contracts/content-sdl';
import { buildSchema, parse, separateOperations, validate } from 'graphql';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { limits as contentLimits } from '../../src/api/graphql/limits.ts';
import { limitRule, rootFieldCosts } from '../../src/api/graphql/query-limits.ts';
import { GET as healthz } from '../../src/app/healthz/route.ts';
import { GET as metrics } from '../../src/app/metrics/route.ts';
import { publicEndpoints } from '../../src/platform/http/public-endpoints.ts';
import { limits as searchLimits } from '../../src/plugins/search/limits.ts';
import { searchIndex, updateSearchIndex } from '../../src/plugins/search/update-search-index.ts';
import { startTestBackend } from '../backend.ts';
import { callRoute } from '../call-route.ts';
import { json } from './rest.ts';

/** The least cost of a statement: a short read takes about half a millisecond of the main thread. */
const costOfStatement = 400;

const misspelled = 'securitty delivry mesages campain acount numbr tempalte integrtion';
const page = '{ title sections { __typename } seo { title } translated { slug } }';
const posts = '{ nodes { title link author { name } categories { name } } }';

type RootField = keyof typeof rootFieldCosts;
const isRootField = (name: string): name is RootField => Object.hasOwn(rootFieldCosts, name);
const rootFields = Object.keys(rootFieldCosts).filter(isRootField);
const largestLists: Readonly<Record<string, number>> = contentLimits.largestLists;

/** Each root field, used as expensively as the site uses it; a missing field is a type error. */
const samples: Record<RootField, string> = {
	author: 'author(slug: "the-desk-1", lang: en) { author { name } translations { href } }',
	blogIndex:
		'blogIndex(lang: en) { tags { name } categories { name } months { year } authors { name } }',
	blogOverview: `blogOverview(pageId: "/blog", first: 100) { posts ${posts} }`,
	brand: 'brand(lang: en) { __typename }',
	callToAction: 'callToAction(lang: en) { __typename }',
	categories: 'categories(lang: en) { name }',
	category: 'category(slug: "guides", lang: en) { name }',
	countryGuide: 'countryGuide(country: "DK", lang: en) { __typename }',
	footer: 'footer(lang: en) { __typename }',
	header: 'header(lang: en) { __typename }',
	listedPosts: `listedPosts(lang: en, year: 2026, first: 100) ${posts}`,
	page: `page(slug: "about", lang: en) ${page}`,
	pageByUri: `pageByUri(uri: "/about") ${page}`,
	post: 'post(slug: "first-steps", lang: en) { title blogSections { __typename } related { title } }',
	posts: `posts(where: { lang: en }, first: 100) ${posts}`,
	pricePages: 'pricePages { href }',
	products: 'products(lang: en) { __typename }',
	redirect: 'redirect(path: "/no/such/page") { __typename }',
	search: `search(query: "${misspelled}", lang: en, first: 30) { pages { href } posts { href } pricePage }`,
	sharedPreview: 'sharedPreview { __typename }',
	sitemap: 'sitemap(lang: en, first: 1000) { nodes { href } }',
	siteOptions: 'siteOptions { __typename }',
	siteSettings: 'siteSettings(lang: en) { __typename }',
	slugOwner: 'slugOwner(kind: page, slug: "no-such-page") { __typename }',
};

const schema = buildSchema(typeDefs);
const problems = (query: string) =>
	validate(schema, parse(query), [limitRule]).map(({ message }) => message);

const backend = await startTestBackend();
await updateSearchIndex(backend.payload);
// Fills the caches that requests share, such as the address book.
await backend.query('{ page(slug: "about", lang: en) { title } }');

const recordings = new AsyncLocalStorage<string[]>();

/** Statements of other work, such as an index that is updated in the background, are not recorded. */
async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
	const statements: string[] = [];
	const { prepare } = Database.prototype;
	const spy = vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (
		this: Database.Database,
		sql: string,
	) {
		const recording = recordings.getStore();
		// If another connection is writing, a transaction begins again, on a new connection.
		const isRepeated = sql === 'BEGIN IMMEDIATE' && recording?.at(-1) === sql;
		if (!isRepeated && !sql.includes('checkThatTheDatabaseCanBeOpened')) recording?.push(sql);
		return prepare.call(this, sql);
	});
	try {
		await recordings.run(statements, work);
		return statements;
	} finally {
		spy.mockRestore();
	}
}

describe('the content endpoint', () => {
	it.each(rootFields)('%s costs what it does', async (name) => {
		const cost = rootFieldCosts[name] * (largestLists[name] ?? 1);
		let errors: unknown;
		const statements = await recordStatements(async () => {
			errors = (await backend.query(`{ ${samples[name]} }`)).body.errors;
		});
		expect(errors).toBeUndefined();
		expect(statements.length * costOfStatement, statements.join('\n')).toBeLessThanOrEqual(cost);
	});

	it.each(rootFields)('%s fits into one query', (name) => {
		expect(problems(`{ ${samples[name]} }`)).toEqual([]);
	});

	it('refuses a query with many expensive fields, by alias and in fragments', () => {
		const many = (name: RootField, count: number) =>
			`{ ${Array.from({ length: count }, (_, at) => `a${at}: ${samples[name]}`).join(' ')} }`;
		expect(problems(many('search', 2))).toEqual([expect.stringContaining('cost')]);
		expect(problems(many('page', 4))).toEqual([expect.stringContaining('cost')]);
		expect(problems(many('redirect', 41))).toEqual([expect.stringContaining('cost')]);
		expect(
			problems(
				`{ ...F ...F ... on Query { b: ${samples.search} } } fragment F on Query ${many('search', 1)}`,
			),
		).toEqual([expect.stringContaining('cost')]);
	});

	it('accepts every operation of the site', () => {
		const file = '../../../site/app/content/generated/operations.graphql';
		const source = readFileSync(join(import.meta.dirname, file), 'utf8');
		const operations = Object.entries(separateOperations(parse(source)));
		expect(operations.length).toBeGreaterThan(15);
		for (const [name, document] of operations)
			expect([name, validate(schema, document, [limitRule])]).toEqual([name, []]);
	});

	it('counts only what may run: sites probe the schema by a skipped query', () => {
		const all = Object.values(samples).join(' ');
		const withDirective = (directive: string) =>
			problems(`query ($no: Boolean = false) { __typename ... ${directive} { ${all} } }`);
		expect(withDirective('@skip(if: true)')).toEqual([]);
		expect(withDirective('@include(if: false)')).toEqual([]);
		for (const directive of ['@skip(if: false)', '@include(if: true)', '@include(if: $no)'])
			expect(withDirective(directive)).toEqual([expect.stringContaining('cost')]);
	});

	it('corrects a few words of a search', async () => {
		const corrections = vi.spyOn(searchIndex().vocabularies.en, 'corrections');
		await backend.query(`{ ${samples.search.replace('first: 30', 'first: 29')} }`);
		expect(corrections).toHaveBeenCalledTimes(searchLimits.correctedWords);
		corrections.mockRestore();
	});
});

describe('a public route without credentials', () => {
	it.each(
		publicEndpoints
			.filter(({ path }) => path !== '/graphql')
			.flatMap(({ methods, path, statements }) =>
				methods.map((method) => [method, path, statements] as const),
			),
	)('%s %s runs at most %i statements', async (method, path, most) => {
		const url = `http://backend.test:4000${path.replace('[...path]', 'account').replace('*', 'moving.json')}`;
		const body = JSON.stringify({
			email: 'nobody@example.com',
			password: 'no such password',
			token: 'x',
			code: 'x',
		});
		const request = new Request(url, {
			method,
			headers: json,
			...(method === 'GET' ? {} : { body }),
		});
		const routes: Record<string, (request: Request) => unknown> = {
			'/healthz': healthz,
			'/metrics': metrics,
		};
		const statements = await recordStatements(async () => (routes[path] ?? callRoute)(request));
		expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
	});
});
