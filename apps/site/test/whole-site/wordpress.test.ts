import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StandIn, startStandIn } from '@website/content-wordpress/testing/stand-in';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSmallSite } from '../server/small-site.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import type { TestSite } from '../server/test-site.ts';

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

it('redirects addresses of the old site once, and never shows the home page for them', async () => {
	for (const [index, slug] of ['assets', 'content', 'images'].entries())
		wordPress.site.documents.push({
			...about(),
			id: 900 + index,
			group: slug,
			slug,
			uri: `/${slug}/`,
		});
	await start();
	await fetch(site.origin);
	const locationOf = async (path: string) => {
		const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
		return [status, headers.get('location')];
	};
	for (const path of ['/assets', '/content', '/images'])
		expect(await locationOf(path)).toEqual([200, null]);
	expect(await locationOf('/assets/none.js')).toEqual([404, null]);
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
		'/?author=1': `${wordPress.origin}/author/admin/`,
		'/da/?m=202405': `${wordPress.origin}/da/2024/05/`,
		'/soon/': { status: 302, location: `${wordPress.origin}/about/`, by: 'redirection' },
	});
	expect(await locationOf('/soon/')).toEqual([302, '/about']);
	await expect
		.poll(() => locationOf('/category/news/page/2/'))
		.toEqual([301, '/blog/category/news']);
	expect(await locationOf('/category/news/feed/')).toEqual([301, '/blog/category/news/feed.xml']);
	expect(await locationOf('/da/blog/category/news-da/feed/atom/')).toEqual([
		301,
		'/da/blog/category/news-da/feed.xml',
	]);
	expect(await locationOf('/author/admin/feed')).toEqual([301, '/blog/author/admin/feed.xml']);
	expect(await locationOf('/tag/harbour/page/2/')).toEqual([301, '/blog/tag/harbour']);
	expect(await locationOf('/?author=1')).toEqual([301, '/blog/author/admin']);
	expect(await locationOf('/?tag=rcs')).toEqual([404, null]);
	expect(await locationOf('/da?m=202405')).toEqual([301, '/da/blog/archive/2024/05']);
	expect(await locationOf('/2024/05/')).toEqual([301, '/blog/archive/2024/05']);
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
