import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Backend, signIn } from './backend.ts';

// Both projects change the same documents: each with marks of its own, and what they touch is put back.
test.describe.configure({ mode: 'default' });

let backend: Backend;
test.beforeAll(async () => {
	backend = await signIn();
});

/** Waits until an address shows a text, or shows it no more. */
async function shows(request: APIRequestContext, path: string, text: string, is = true) {
	await expect
		.poll(async () => (await (await request.get(path)).text()).includes(text), {
			message: `${path} ${is ? 'shows' : 'no longer shows'} ${text}`,
			timeout: 10_000,
		})
		.toBe(is);
}

async function answers(request: APIRequestContext, path: string, status: number) {
	const asked = () => request.get(path, { maxRedirects: 0 });
	await expect
		.poll(async () => (await asked()).status(), { message: path, timeout: 10_000 })
		.toBe(status);
}

const published = { _status: 'published' };

test('a page: its title and its hero', async ({ request }, { project }) => {
	const mark = `Hero of the ${project.name}`;
	const { id, sections } = await backend.find('pages', 'integrations');
	if (!Array.isArray(sections)) throw new Error('The page has no sections');
	await shows(request, '/integrations', mark, false);
	const [hero, ...others] = sections;
	const changed = [{ ...hero, heading: mark }, ...others];
	await backend.update('pages', id, { sections: changed, ...published });
	await shows(request, '/integrations', mark);
	await backend.update('pages', id, { sections, ...published });
	await shows(request, '/integrations', mark, false);
});

test('an article: its title on its page, in the list, its category and the feed', async ({
	request,
}, { project }) => {
	const mark = `Hooks of the ${project.name}`;
	const { id, title } = await backend.find('posts', 'webhooks-that-survive');
	const places = ['/blog/webhooks-that-survive', '/blog', '/blog/category/engineering'];
	for (const path of places) await shows(request, path, mark, false);
	await backend.update('posts', id, { title: mark, ...published });
	for (const path of [...places, '/blog/feed.xml']) await shows(request, path, mark);
	await backend.update('posts', id, { title, ...published });
	for (const path of places) await shows(request, path, mark, false);
});

test('a category’s name', async ({ request }, { project }) => {
	const mark = `Craft on the ${project.name}`;
	const { id, name } = await backend.find('categories', 'engineering');
	for (const path of ['/blog', '/blog/category/engineering']) await request.get(path);
	await backend.update('categories', id, { name: mark });
	for (const path of ['/blog', '/blog/category/engineering']) await shows(request, path, mark);
	await backend.update('categories', id, { name });
	await shows(request, '/blog/category/engineering', mark, false);
});

test('the footer, on every page', async ({ request }, { project }) => {
	const mark = `Ask the ${project.name}.`;
	const { topRow } = await backend.global('footer');
	const paths = ['/', '/sms', '/blog'];
	for (const path of paths) await request.get(path);
	await backend.updateGlobal('footer', { topRow: { ...Object(topRow), ctaText: mark } });
	for (const path of paths) await shows(request, path, mark);
	await backend.updateGlobal('footer', { topRow });
	for (const path of paths) await shows(request, path, mark, false);
});

test('a product, where it is sold', async ({ request }, { project }) => {
	const mark = `per part, says the ${project.name}`;
	const { id, priceText } = await backend.first('products');
	await request.get('/pricing');
	await backend.update('products', id, { priceText: mark, ...published });
	await shows(request, '/pricing', mark);
	await backend.update('products', id, { priceText, ...published });
	await shows(request, '/pricing', mark, false);
});

test('an article that is new, renamed, withdrawn and deleted', async ({ request }, { project }) => {
	const slug = `e2e-${project.name}`;
	const title = `Brand new on the ${project.name}`;
	const path = `/blog/${slug}`;
	const removed = `where[from][equals]=${path}-renamed`;
	await answers(request, path, 404);
	const { id } = await backend.create('posts', { title, slug, excerpt: 'Short.', ...published });
	await shows(request, path, title);
	await shows(request, '/blog', title);
	await shows(request, '/blog/feed.xml', title);
	await shows(request, '/sitemap-en.xml', path);

	await backend.update('posts', id, { slug: `${slug}-renamed`, ...published });
	await shows(request, `${path}-renamed`, title);
	await answers(request, path, 301);
	const moved = await request.get(path, { maxRedirects: 0 });
	expect(moved.headers().location).toBe(`${path}-renamed`);
	await shows(request, '/sitemap-en.xml', `${path}-renamed`);

	await backend.update('posts', id, { _status: 'draft' });
	await answers(request, `${path}-renamed`, 404);
	await shows(request, '/blog', title, false);

	await backend.update('posts', id, published);
	await shows(request, `${path}-renamed`, title);
	await backend.remove('posts', id, 'gone');
	await answers(request, `${path}-renamed`, 410);
	expect(await (await request.get(`${path}-renamed`)).text()).toContain('removed for good');
	await backend.remove('redirects', (await backend.first('redirects', removed)).id);
	await answers(request, `${path}-renamed`, 404);
	await shows(request, '/sitemap-en.xml', path, false);
});
