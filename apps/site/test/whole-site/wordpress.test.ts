import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StandIn, startStandIn } from '@website/content-wordpress/testing/stand-in';
import { signPreview } from '@website/contracts/signatures';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { secret, type TestSite } from '../server/test-site.ts';

let wordPress: StandIn;
let site: TestSite;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

const start = async (settings: NodeJS.ProcessEnv = {}) => {
	site = await startSmallSite({
		folder: folder.path,
		contentUrl: wordPress.url,
		settings: { CONTENT_SOURCE: 'wpgraphql', CONTENT_POLL_SECONDS: '0.05', ...settings },
	});
};
const get = async (path: string) => {
	const response = await fetch(site.origin + path);
	return { status: response.status, title: /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1] };
};
const about = () => {
	const document = wordPress.site.documents.find(({ slug }) => slug === 'about');
	if (!document) throw new Error('The example has a page about');
	return document;
};

beforeEach(async () => {
	folder = await temporaryFolder();
	wordPress = await startStandIn();
});
afterEach(async () => {
	await site.stop();
	await wordPress[Symbol.asyncDispose]();
	await folder[Symbol.asyncDispose]();
});

it('shows changes and removes unpublished pages without a webhook', async () => {
	await start();
	expect(await get('/about')).toEqual({ status: 200, title: 'About en' });
	Object.assign(about(), { title: 'About us', modified: '2026-11-22T10:00:00' });
	await expect.poll(() => get('/about')).toEqual({ status: 200, title: 'About us' });
	about().status = 'draft';
	await expect.poll(async () => (await get('/about')).status).toBe(404);
	about().status = 'publish';
	await expect.poll(() => get('/about')).toEqual({ status: 200, title: 'About us' });
});

it('shows changes immediately after a signed webhook', async () => {
	await start({ CONTENT_POLL_SECONDS: '86400' });
	expect((await get('/about')).title).toBe('About en');
	// A new page, which the site finds only by reading the list of published pages.
	wordPress.site.documents.push({
		...about(),
		id: 900,
		group: 'new',
		slug: 'new',
		uri: '/new/',
		title: 'New',
	});
	const webhook = await fetch(`${site.origin}/webhooks/content`, signedWebhook(['pages']));
	expect(webhook.status).toBe(204);
	expect(await get('/new')).toEqual({ status: 200, title: 'New' });
});

it.each(['is down', 'sends HTML', 'sends half', 'fails'] as const)(
	'serves its cached pages while WordPress %s',
	async (behavior) => {
		await start();
		await get('/about');
		wordPress.behavior = behavior;
		expect(await get('/about')).toEqual({ status: 200, title: 'About en' });
		const uncached = await fetch(`${site.origin}/team`);
		expect(uncached.status).toBe(503);
		expect(uncached.headers.get('retry-after')).toBeTruthy();
		wordPress.behavior = 'works';
		await expect.poll(() => get('/about')).toEqual({ status: 200, title: 'About en' });
	},
);

it('detects changes that were made while it was stopped', async () => {
	await start();
	await get('/about');
	await expect.poll(() => wordPress.requests.length).toBeGreaterThan(8);
	await site.stop();
	Object.assign(about(), { title: 'About us', modified: '2026-11-22T10:00:00' });
	await start();
	await expect.poll(() => get('/about')).toEqual({ status: 200, title: 'About us' });
});

it('redirects addresses of the old site once, and never shows the home page for them', async () => {
	await start();
	await get('/');
	const locationOf = async (path: string) => {
		const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
		return [status, headers.get('location')];
	};
	expect(await locationOf(`/?p=${about().id}`)).toEqual([301, '/about']);
	expect(await locationOf('/?page_id=99999&utm_source=x')).toEqual([404, null]);
	expect(await locationOf('/da/feed/')).toEqual([301, '/da/blog/feed.xml']);
	expect(await locationOf('/blog/page/2/')).toEqual([301, '/blog']);
	expect(await locationOf('/da/page/2/')).toEqual([301, '/da/blog']);
	expect(await locationOf('/?pagename=about%2Fteam')).toEqual([301, '/about/team']);
	expect(await locationOf('/?pagename=none')).toEqual([404, null]);
	expect(await locationOf('/da/?s=gr%C3%B8n+sms')).toEqual([301, '/da/search?q=gr%C3%B8n+sms']);
	expect(await locationOf('/search/sms/')).toEqual([301, '/search?q=sms']);
	expect(await locationOf('/?feed=rss2')).toEqual([301, '/blog/feed.xml']);
	expect(await locationOf('/?rest_route=/wp/v2/posts')).toEqual([404, null]);
	expect(await locationOf('/wp-sitemap-posts-post-1.xml')).toEqual([301, '/sitemap.xml']);
	expect(await locationOf('/index.php/about/team/?a=b')).toEqual([301, '/about/team?a=b']);
	expect(await locationOf('/about/team/embed/')).toEqual([301, '/about/team']);
	expect(await locationOf('/about/feed/')).toEqual([301, '/about']);
	expect(await locationOf('/about/team/comment-page-2/')).toEqual([301, '/about/team']);
	expect(await locationOf('/about/team/2/')).toEqual([301, '/about/team']);
	expect((await locationOf('//evil.example/page/2'))[1]).not.toMatch(/^\/\//);
	const category = wordPress.site.categories[0];
	if (category) category.uri = '/category/news/';
	Object.assign(wordPress.redirects, {
		'/?attachment_id=1004': `${wordPress.origin}/wp-content/uploads/2026/11/hero.jpg`,
		'/?author=1': `${wordPress.origin}/author/ann/`,
	});
	await expect
		.poll(() => locationOf('/category/news/page/2/'))
		.toEqual([301, '/blog/category/news']);
	expect(await locationOf('/category/news/feed/')).toEqual([301, '/blog/category/news/feed.xml']);
	expect(await locationOf('/da/blog/category/news-da/feed/atom/')).toEqual([
		301,
		'/da/blog/category/news-da/feed.xml',
	]);
	expect(await locationOf('/author/ann/feed')).toEqual([404, null]);
	expect(await locationOf('/?author=1')).toEqual([404, null]);
	expect(await locationOf('/?tag=rcs')).toEqual([404, null]);
	expect(await locationOf('/da?m=202405')).toEqual([404, null]);
	expect(await locationOf('/?attachment_id=1004')).toEqual([
		301,
		'/content/wp-content/uploads/2026/11/hero.jpg',
	]);
	expect(await locationOf('/wp-content/uploads/2024/a%20b-300x200.jpg')).toEqual([
		301,
		'/content/wp-content/uploads/2024/a%20b-300x200.jpg',
	]);
});

it('does not start with an invalid section file, and reports the line', async () => {
	await start();
	const file = join(folder.path, 'sections.yaml');
	await writeFile(
		file,
		'pages:\n  field: a.b\n  layouts:\n    x: { section: Nothing, fields: {} }\n',
	);
	const faulty = startSmallSite({
		folder: folder.path,
		contentUrl: wordPress.url,
		settings: { CONTENT_SOURCE: 'wpgraphql', CONTENT_SECTIONS_FILE: file },
	});
	await expect(faulty).rejects.toThrow('sections.yaml:4: "Nothing" is no section');
});

it('shows a draft in a signed preview, read with the application password', async () => {
	const editor = { user: 'editor', password: 'abcd efgh ijkl' };
	await wordPress[Symbol.asyncDispose]();
	wordPress = await startStandIn({ editor });
	wordPress.site.documents.push({
		...about(),
		id: 800,
		status: 'draft',
		slug: '',
		uri: null,
		group: 'new',
		title: 'Not yet',
	});
	const inAnHour = Math.floor(Date.now() / 1000) + 3600;
	const cookie = `preview=${signPreview(secret, inAnHour, 'pages:800')}`;
	const titleOf = async () => {
		const response = await fetch(`${site.origin}/not-yet`, { headers: { cookie } });
		return /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
	};
	await start({ CONTENT_USER: editor.user, CONTENT_APPLICATION_PASSWORD: editor.password });
	expect(await titleOf()).toBe('Not yet');
	await site.stop();
	await start();
	expect(await titleOf()).not.toBe('Not yet');
});
