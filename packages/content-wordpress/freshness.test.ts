import { contractHeaders } from '@website/contracts/headers';
import { signPreview } from '@website/contracts/signatures';
import { afterEach, expect, it, vi } from 'vitest';
import { asFetch } from './endpoint/as-fetch.ts';
import { contentOf, run } from './testing/run-query.ts';
import {
	largeSite,
	type StandIn,
	type StandInBehavior,
	type StandInDocument,
	startStandIn,
} from './testing/stand-in.ts';

afterEach(() => {
	vi.useRealTimers();
});

function documentOf({ site }: StandIn, slug: string): StandInDocument {
	const document = site.documents.find((one) => one.slug === slug);
	if (!document) throw new Error(`The example has no ${slug}`);
	return document;
}

/** What a process stores for the next. */
class MemoryOfProcesses {
	stored: string | undefined;
	read = async () => this.stored;
	write = async (text: string) => {
		this.stored = text;
	};
}

const home = '{ page(slug: "about", lang: en) { title href } }';

it('returns the tags of changed, published, unpublished and moved documents, and serves the new content', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	expect(await content.refresh()).toEqual([]);
	const document = (slug: string) => documentOf(standIn, slug);
	document('about').modified = '2026-11-22T10:00:00';
	document('post-1-da').status = 'draft';
	const tags = await content.refresh();
	// Translations are included, because they no longer link to the article.
	expect(tags.sort()).toEqual(['page:8', 'pages', 'post:17', 'post:18', 'post:19', 'posts']);
	const unpublished = await content.execute({
		query: '{ post(slug: "post-1-da", lang: da) { title } }',
	});
	expect(unpublished.body.data).toEqual({ post: null });
	document('post-1-da').status = 'publish';
	expect(await content.refresh()).toContain('post:18');
	Object.assign(document('team'), { slug: 'crew', modified: '2026-11-22T11:00:00' });
	expect(await content.refresh()).toContain('page:14');
	standIn.site.menuItems.shift();
	expect(await content.refresh()).toEqual(['header']);
	standIn.site.title = 'New name';
	expect(await content.refresh()).toEqual(['footer', 'settings']);
	expect(await content.refresh()).toEqual([]);
});

it('reads only the documents that changed', async () => {
	await using standIn = await startStandIn({ languages: 'polylang', site: largeSite });
	const content = contentOf(standIn);
	const requestsOf = async (read: () => Promise<unknown>) => {
		standIn.requests.length = 0;
		await read();
		return standIn.requests.length;
	};
	const first = await requestsOf(() => content.refresh());
	const unchanged = await requestsOf(() => content.refresh());
	documentOf(standIn, 'post-1').modified = '2026-11-22T10:00:00';
	expect(await content.refresh()).toEqual(['posts', 'post:17']);
	documentOf(standIn, 'post-1').modified = '2026-11-22T11:00:00';
	const changed = await requestsOf(() => content.refresh());
	expect(first).toBeGreaterThan(10);
	expect([unchanged, changed]).toEqual([5, 6]);
});

it('answers pages and articles before all articles are listed, and marks everything as changed then', async () => {
	await using standIn = await startStandIn({ languages: 'polylang', site: largeSite });
	const { promise, resolve: release } = Promise.withResolvers<void>();
	standIn.laterPages = promise;
	const content = contentOf(standIn);
	const refresh = content.refresh();
	const { body } = await content.execute({
		query: `query ($slug: String!) { page(slug: "team", lang: da, parentSlug: "about-da") { href }
			post(slug: $slug, lang: en) { link translations { href } } redirect(path: "/?p=8") { to } header(lang: en) { links { link { url } } } }`,
		variables: { slug: 'post-1' },
	});
	expect(body.data).toMatchObject({
		page: null,
		post: {
			link: '/blog/post-1',
			translations: [{}, { href: '/da/blog/post-1-da' }, { href: '/de/blog/post-1-de' }],
		},
		redirect: { to: '/about' },
		header: { links: [{ link: { url: '/about' } }, {}] },
	});
	const queries = [
		'{ posts(where: { lang: en }) { totalCount } }',
		// A page of that slug is listed, but no article yet.
		'query { post(slug: "team", lang: en) { link } }',
		'{ post(slug: "none", lang: en) { link } }',
		'{ redirect(path: "/?p=20") { to } }',
	];
	const waiting = queries.map((query) =>
		content.execute({ query, variables: { slug: /slug: "(\w+)"/.exec(query)?.[1] } }),
	);
	release();
	const results = await Promise.all(waiting);
	expect(results.map((result) => result.body.data)).toEqual([
		{ posts: { totalCount: 516 } },
		{ post: null },
		{ post: null },
		{ redirect: { to: '/blog/post-2' } },
	]);
	expect(await refresh).toEqual(['options']);
	expect(await content.refresh()).toEqual([]);
});

it('waits for the list of articles with a home page that shows the newest', async () => {
	await using standIn = await startStandIn({
		languages: 'polylang',
		site: (origin) => {
			const site = largeSite(origin);
			// Settings → Reading: "Your latest posts".
			return { ...site, documents: site.documents.filter(({ group }) => group !== 'home') };
		},
	});
	const { promise, resolve: release } = Promise.withResolvers<void>();
	standIn.laterPages = promise;
	const memory = new MemoryOfProcesses();
	const content = contentOf(standIn, { memory });
	const query = `query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { href } }`;
	const homes = ['en', 'de'].map((lang) =>
		content.execute({ query, variables: { slug: 'home', lang } }),
	);
	const early = await content.execute({ query, variables: { slug: 'about', lang: 'en' } });
	expect(early.body.data).toEqual({ page: { href: '/about' } });
	// The process ends before all articles are listed.
	const nextProcess = contentOf(standIn, { memory });
	release();
	const results = await Promise.all(homes);
	expect(results.map((result) => result.body.data)).toEqual([
		{ page: { href: '/' } },
		{ page: { href: '/de' } },
	]);
	expect(await nextProcess.refresh()).toEqual(['options']);
	expect(await contentOf(standIn, { memory }).refresh()).toEqual([]);
});

it('sees documents published on schedule, deleted, protected and translated', async () => {
	await using standIn = await startStandIn({ languages: 'polylang' });
	const content = contentOf(standIn);
	const { documents } = standIn.site;
	const scheduled: StandInDocument = {
		...documentOf(standIn, 'post-1'),
		...{ id: 700, slug: 'scheduled', group: 'scheduled', status: 'draft' },
		// WordPress publishes without a modification.
		...{ date: '2026-11-22T10:00:00', modified: '2020-01-01T10:00:00' },
	};
	documents.push(scheduled);
	await content.refresh();
	scheduled.status = 'publish';
	expect(await content.refresh()).toEqual(['posts', 'post:700']);
	documentOf(standIn, 'post-12-de').group = 'scheduled';
	documentOf(standIn, 'post-12-de').modified = '2026-11-22T11:00:00';
	expect((await content.refresh()).sort()).toEqual([
		...['post:50', 'post:51', 'post:52', 'post:700'],
		'posts',
	]);
	Object.assign(documentOf(standIn, 'post-2'), { password: 'x', modified: '2026-11-22T12:00:00' });
	expect(await content.refresh()).toContain('post:20');
	standIn.site.documents = standIn.site.documents.filter(({ slug }) => slug !== 'post-4');
	expect(await content.refresh()).toContain('post:26');
	expect(await content.refresh()).toEqual([]);
});

it('returns the tags of authors, pictures, reusable blocks, search engine texts and comments, which do not date documents', async () => {
	await using standIn = await startStandIn();
	documentOf(standIn, 'post-2').block = 90;
	const content = contentOf(standIn);
	await content.refresh();
	const { body } = await content.execute({ query: '{ post(slug: "post-1", lang: en) { title } }' });
	expect(body.extensions?.cacheTags).toEqual(expect.arrayContaining(['author:1', 'media:4']));
	standIn.site.author = 'Anna Author';
	expect(await content.refresh()).toEqual(['author:1']);
	standIn.site.image = { altText: 'New', modified: '2026-11-22T10:00:00' };
	expect(await content.refresh()).toEqual(['products', 'media:4']);
	standIn.site.blocks.push(new Date().toISOString());
	expect(await content.refresh()).toContain('post:20');
	standIn.site.blocks.pop();
	documentOf(standIn, 'about').seoTitle = 'Who we are';
	const type = 'comment';
	const comment = {
		databaseId: 2,
		parentDatabaseId: 0,
		type,
		date: null,
		content: '',
		author: null,
	};
	documentOf(standIn, 'post-1').comments = [comment];
	vi.setSystemTime(Date.now() + 11 * 60_000);
	expect(await content.refresh()).toEqual(['pages', 'page:8', 'posts', 'post:17']);
	expect(await content.refresh()).toEqual([]);
});

it('detects changes made while it did not run', async () => {
	await using standIn = await startStandIn();
	const memory = new MemoryOfProcesses();
	expect(await contentOf(standIn, { memory }).refresh()).toEqual([]);
	const [first] = standIn.site.documents;
	if (first) first.modified = '2026-11-22T10:00:00';
	expect(await contentOf(standIn, { memory }).refresh()).toEqual(['pages', 'page:5']);
	memory.stored = 'half a fi';
	expect(await contentOf(standIn, { memory }).refresh()).toEqual(['options']);
});

it('tags responses with the documents that they contain, except those of a search', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	const tagsOf = async (query: string) => {
		const { body } = await content.execute({ query });
		return body.extensions?.cacheTags;
	};
	expect(await tagsOf('{ page(slug: "team", lang: en, parentSlug: "about") { title } }')).toEqual([
		'options',
		'page:14',
		'page:8',
		'page:15',
		'page:16',
		'media:4',
	]);
	expect(await tagsOf('{ page(slug: "none", lang: en) { title } }')).toEqual(['options', 'pages']);
	expect(await tagsOf('{ posts(where: { lang: en }, first: 1) { nodes { title } } }')).toEqual([
		'options',
		'posts',
		'post:50',
		'media:4',
		'category:22',
		'author:1',
	]);
	expect(await tagsOf('{ search(query: "a", lang: en) { pages { href } } }')).toBeUndefined();
});

it.each<StandInBehavior>([
	...(['hangs', 'is down', 'sends HTML', 'sends half', 'fails'] as const),
	'is in maintenance mode',
])('returns 502 while WordPress %s, and works again afterwards', async (behavior) => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn, behavior === 'hangs' ? { timeoutMs: 50 } : {});
	standIn.behavior = behavior;
	expect(await content.execute({ query: home })).toMatchObject({
		status: 502,
		body: { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
	});
	await expect(content.refresh()).rejects.toThrow('WordPress');
	standIn.behavior = 'works';
	const working = contentOf(standIn);
	expect((await working.execute({ query: home })).body.data).toEqual({
		page: { title: 'About en', href: '/about' },
	});
	standIn.behavior = behavior;
	const failing = contentOf(standIn, { timeoutMs: 50 });
	expect((await failing.execute({ query: home })).status).toBe(502);
});

it('keeps the previous content after a failed refresh', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	await content.refresh();
	standIn.behavior = 'fails';
	await expect(content.refresh()).rejects.toThrow();
	standIn.behavior = 'works';
	expect((await content.execute({ query: home })).status).toBe(200);
});

it('keeps the content while WordPress answers without documents, and renews lists and menus afterwards', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	await content.refresh();
	standIn.behavior = 'has no posts table';
	await expect(content.refresh()).rejects.toThrow('no longer lists 48 of 48 documents');
	expect(await content.execute({ query: home })).toMatchObject({ status: 502 });
	expect(
		await content.execute({ query: '{ posts(where: { lang: en }) { nodes { title } } }' }),
	).toMatchObject({ status: 502 });
	standIn.behavior = 'works';
	expect(await content.refresh()).toEqual(expect.arrayContaining(['header', 'posts', 'pages']));
	expect(await content.refresh()).toEqual([]);
	expect((await content.execute({ query: home })).status).toBe(200);
});

it('takes menus that are suddenly missing for a failure, and keeps related articles', async () => {
	await using standIn = await startStandIn({ languages: 'polylang' });
	const content = contentOf(standIn);
	const statuses = async () => {
		const queries = [
			'{ header(lang: en) { links { link { url } } } }',
			'{ page(slug: "about", lang: en) { title } }',
		];
		const results = await Promise.all(queries.map((query) => content.execute({ query })));
		return results.map(({ status }) => status);
	};
	expect(await statuses()).toEqual([200, 200]);
	const { documents, menuItems, categories } = standIn.site;
	// As WordPress 7.1 answers without the table of the documents' terms: 200, without errors.
	standIn.site.menuItems = [];
	standIn.site.documents = documents.map((one) => ({ ...one, categoryIds: [] }));
	standIn.site.categories = categories.map((one) => ({ ...one, group: `${one.id}` }));
	await expect(content.refresh()).rejects.toThrow('the menu');
	expect(await statuses()).toEqual([502, 200]);
	expect(await run(content, '{ post(slug: "post-1", lang: en) { related { link } } }')).toEqual({
		post: { related: [11, 9, 7].map((number) => ({ link: `/blog/post-${number}` })) },
	});
	Object.assign(standIn.site, { documents, menuItems, categories });
	await content.refresh();
	expect(await statuses()).toEqual([200, 200]);
});

it('keeps the content of an earlier process while WordPress answers without documents', async () => {
	await using standIn = await startStandIn();
	const memory = new MemoryOfProcesses();
	await contentOf(standIn, { memory }).refresh();
	standIn.behavior = 'has no posts table';
	expect(await contentOf(standIn, { memory }).execute({ query: home })).toMatchObject({
		status: 502,
	});
});

it('hides password-protected documents, whose custom fields WordPress returns, from everybody', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	for (const { slug } of [...standIn.site.documents]) {
		if (slug === 'about' || slug === 'post-1') documentOf(standIn, slug).password = 'secret';
	}
	const { body } = await content.execute({
		query: `{ page(slug: "about", lang: en) { title } post(slug: "post-1", lang: en) { title }
			team: page(slug: "team", lang: en) { href parentSlug seo { breadcrumbs { url text } } }
			posts(where: { lang: en }, first: 100) { nodes { slug } } sitemap(lang: en) { nodes { href } }
			search(query: "about", lang: en) { pages { href } } }`,
	});
	expect(body.data).toMatchObject({ page: null, post: null });
	expect(body.data).toMatchObject({
		team: { seo: { breadcrumbs: [{ url: '/' }, { url: '/team', text: 'Team en' }] } },
	});
	expect(JSON.stringify(body.data)).not.toMatch(/"about"|post-1"|"\/about|About en/);
});

it('hides a document from search engines whose robots WordPress does not answer', async () => {
	await using standIn = await startStandIn();
	documentOf(standIn, 'about').hasFailingSeo = true;
	const { body } = await contentOf(standIn).execute({
		query:
			'{ page(slug: "about", lang: en) { seo { metaRobotsNoindex } } sitemap(lang: en) { nodes { href } } }',
	});
	expect(body.data).toMatchObject({ page: { seo: { metaRobotsNoindex: 'noindex' } } });
	expect(JSON.stringify(body.data)).not.toContain('"/about"');
});

it('reads an SEO plugin that is switched on while it runs', async () => {
	await using standIn = await startStandIn({ seo: 'none' });
	documentOf(standIn, 'about').noindex = true;
	const content = contentOf(standIn);
	await content.refresh();
	standIn.plugins.seo = 'rank-math';
	expect(await content.refresh()).toContain(`page:${documentOf(standIn, 'about').id}`);
	const { body } = await content.execute({
		query:
			'{ page(slug: "about", lang: en) { seo { metaRobotsNoindex } } sitemap(lang: en) { nodes { href } } }',
	});
	expect(body.data).toMatchObject({ page: { seo: { metaRobotsNoindex: 'noindex' } } });
	expect(JSON.stringify(body.data)).not.toContain('"/about"');
});

it('shows drafts with a signed preview token and an application password only', async () => {
	const editor = { user: 'editor', password: 'abcd efgh ijkl' };
	const previewSecret = 'a secret for tests and nothing else';
	await using standIn = await startStandIn({ editor });
	const about = standIn.site.documents.find(({ slug }) => slug === 'about');
	if (!about) throw new Error('The example has a page about');
	standIn.site.documents.push({
		...about,
		id: 800,
		status: 'draft',
		slug: '',
		uri: null,
		group: 'new',
		title: 'Not yet',
	});
	const inAnHour = Math.floor(Date.now() / 1000) + 3600;
	const token = signPreview(previewSecret, inAnHour, 'pages:800');
	const query = '{ page(slug: "not-yet", lang: en) { title href } }';
	const titleWith = async (options: object, previewToken: string) => {
		const { body } = await contentOf(standIn, options).execute({ query, previewToken });
		return Object(body.data).page;
	};
	expect(await titleWith({ editor, previewSecret }, token)).toEqual({
		title: 'Not yet',
		href: '/not-yet',
	});
	expect(
		await titleWith(
			{ editor, previewSecret },
			signPreview('another secret of tests', inAnHour, 'pages:800'),
		),
	).toBeNull();
	expect(await titleWith({ previewSecret }, token)).toBeNull();
	expect(await titleWith({ editor }, token)).toBeNull();
});

it('is an endpoint of GraphQL over HTTP', async () => {
	await using standIn = await startStandIn();
	const endpoint = asFetch(contentOf(standIn));
	const post = await endpoint('http://content/graphql', {
		method: 'POST',
		body: JSON.stringify({ query: home }),
		headers: { [contractHeaders.previewToken]: 'x' },
	});
	expect(post.status).toBe(200);
	expect(await post.json()).toMatchObject({ data: { page: { title: 'About en' } } });
	const get = await endpoint(`http://content/graphql?query=${encodeURIComponent(home)}`);
	expect(get.status).toBe(200);
	expect((await endpoint('http://content/graphql', { method: 'POST', body: 'half' })).status).toBe(
		400,
	);
	expect((await endpoint('http://content/graphql?query={')).status).toBe(400);
	expect((await endpoint('http://content/graphql', { method: 'DELETE' })).status).toBe(400);
	standIn.behavior = 'hangs';
	const pendingResponse = asFetch(contentOf(standIn))('http://content/graphql', {
		method: 'POST',
		body: JSON.stringify({ query: home }),
		signal: AbortSignal.timeout(20),
	});
	await expect(pendingResponse).rejects.toThrow('timeout');
});

it('asks Yoast for one document a request where it answers the first one for all of them', async () => {
	await using standIn = await startStandIn({ storesIndexables: false });
	documentOf(standIn, 'home').noindex = true;
	const content = contentOf(standIn);
	const read = async () =>
		(
			await content.execute({
				query: `{ sitemap(lang: en) { nodes { href } } page(slug: "about", lang: en) { seo { title canonical metaRobotsNoindex } }
					home: page(slug: "home", lang: en) { seo { metaRobotsNoindex } } }`,
			})
		).body.data;
	const first = Object(await read());
	expect(first).toMatchObject({
		page: { seo: { title: 'About en - Proto Site', canonical: '', metaRobotsNoindex: 'index' } },
		home: { seo: { metaRobotsNoindex: 'noindex' } },
	});
	expect(first.sitemap.nodes).toContainEqual({ href: '/about' });
	expect(first.sitemap.nodes).not.toContainEqual({ href: '/' });
	documentOf(standIn, 'about').modified = '2026-11-22T10:00:00';
	documentOf(standIn, 'about').noindex = true;
	standIn.requests.length = 0;
	await content.refresh();
	expect(Object(await read()).sitemap.nodes).not.toContainEqual({ href: '/about' });
	// Documents that have not changed are not requested again.
	expect(standIn.requests.length).toBeLessThan(15);
});

it('sees changes while Polylang does not translate the products, and reports that once', async () => {
	await using standIn = await startStandIn({ languages: 'polylang', translatesProducts: false });
	const findings: string[] = [];
	const content = contentOf(standIn, { onFinding: (finding) => findings.push(finding) });
	await content.refresh();
	const { body } = await content.execute({ query: '{ products(lang: da) { title } }' });
	expect(Object(body.data).products).toHaveLength(9);
	documentOf(standIn, 'about').modified = '2026-11-22T10:00:00';
	expect(await content.refresh()).toContain('page:8');
	expect(findings).toEqual([expect.stringContaining('products')]);
});

it('keeps the products while WordPress refuses their query', async () => {
	await using standIn = await startStandIn();
	const findings: string[] = [];
	const content = contentOf(standIn, { onFinding: (finding) => findings.push(finding) });
	await content.refresh();
	standIn.plugins.products = false;
	expect(await content.refresh()).toEqual([]);
	expect(findings).toEqual([expect.stringContaining('refuses the query of products')]);
	standIn.plugins.products = true;
	expect(await content.refresh()).toEqual([]);
});

it('keeps the languages while Polylang is switched off, and has them as soon as it is back', async () => {
	await using standIn = await startStandIn({ languages: 'polylang' });
	const content = contentOf(standIn);
	await content.refresh();
	standIn.plugins.languages = 'plain';
	await expect(content.refresh()).rejects.toThrow();
	await expect(content.refresh()).rejects.toThrow('no longer lists the language');
	standIn.plugins.languages = 'polylang';
	expect(await content.refresh()).toContain('pages');
	const { body } = await content.execute({ query: '{ siteOptions { languages } }' });
	expect(body.data).toEqual({ siteOptions: { languages: ['en', 'da', 'de'] } });
});

it('marks everything as changed by the first reading after failed ones, without a list of earlier content', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	standIn.behavior = 'fails';
	await expect(content.refresh()).rejects.toThrow();
	standIn.behavior = 'works';
	expect(await content.refresh()).toEqual(['options']);
	expect(await content.refresh()).toEqual([]);
});

it('sends batches again after an outage', async () => {
	await using standIn = await startStandIn();
	const content = contentOf(standIn);
	await content.refresh();
	standIn.behavior = 'answers a batch with one error';
	await expect(content.refresh()).rejects.toThrow();
	standIn.behavior = 'works';
	standIn.requests.length = 0;
	await content.refresh();
	expect(Math.max(...standIn.requests)).toBeGreaterThan(1);
});
