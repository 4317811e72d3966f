import { expect, test } from '@playwright/test';
import { openDocument, ownPage, signInToAdmin } from './admin.ts';

const heading = 'Nobody has seen this yet';

const own = ownPage({
	title: heading,
	sections: [{ blockType: 'cleanHero', heading }],
	_status: 'draft',
});

test('the editor’s preview shows a draft to them only, until it is ended; forged links are refused', async ({
	page,
	request,
}) => {
	const bar = page.getByText('You are looking at a preview with drafts.');
	await signInToAdmin(page);
	await openDocument(page, `pages/${own.id}`);
	const link = new URL((await page.locator('#preview-button').getAttribute('href')) ?? '');

	await page.goto(link.href);
	await expect(page).toHaveURL(`/${own.slug}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
	await expect(bar).toBeVisible();
	const payload = await page.request.get(`/${own.slug}/_payload.json`);
	expect(payload.status()).toBe(200);
	expect(payload.headers()['cache-control']).toBe('private, no-store');
	expect(await payload.text()).toContain(heading);

	for (const path of [`/${own.slug}`, `/${own.slug}.data`, `/${own.slug}/_payload.json`]) {
		const anonymous = await request.get(path);
		expect(await anonymous.text(), path).not.toContain(heading);
	}
	expect((await request.get(`/${own.slug}`)).status()).toBe(404);
	expect(await (await request.get('/sitemap-en.xml')).text()).not.toContain(own.slug);

	await page.getByRole('link', { name: 'End the preview' }).click();
	await expect(page).toHaveURL('/');
	await expect(bar).toBeHidden();
	expect((await page.goto(`/${own.slug}`))?.status()).toBe(404);

	const [expires, signature] = (link.searchParams.get('token') ?? '').split('.');
	for (const invalidToken of [`${Number(expires) + 3600}.${signature}`, `1.${signature}`, '']) {
		link.searchParams.set('token', invalidToken);
		expect((await page.goto(link.href))?.status()).toBe(410);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No preview');
		await expect(page.locator('main')).toContainText('Press Preview in the editor once more');
	}
	expect((await page.goto(`/${own.slug}`))?.status()).toBe(404);
});
