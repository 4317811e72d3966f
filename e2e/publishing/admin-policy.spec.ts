import { expect, test } from '../support/test.ts';
import { chooseRows, openAdmin, openDocument, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const oldest = 'sort=createdAt&limit=12';

test('the editors’ interface works under its policy: lists, selections, relations and drawers', async ({
	page,
	pageErrors,
}) => {
	const refused: string[] = [];
	page.on('response', (response) => {
		if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
	});
	const backend = await signIn();
	const { id } = await backend.create('posts', {
		title: 'Looked at',
		slug: `looked-at-${crypto.randomUUID()}`,
	});
	await signInToAdmin(page);
	// The oldest first, which are the demo's: what other tests remove while it is listed is answered 404.
	const answer = await openAdmin(page, `${origin}/admin/collections/posts?${oldest}&locale=en`);
	const policy = answer?.headers()['content-security-policy'] ?? '';
	expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
	expect(answer?.headers()['x-frame-options']).toBe('DENY');
	await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(10);
	await chooseRows(page);
	await openDocument(page, `posts/${id}`);
	await page.locator('#field-categories .rs__control').click();
	await expect(page.locator('#field-categories .rs__option').first()).toBeVisible();
	await openAdmin(page, `${origin}/admin/collections/media?${oldest}`);
	await expect(page.locator('.media-card').first()).toBeVisible();
	await backend.remove('posts', id);
	expect(refused).toEqual([]);
	expect(pageErrors).toEqual([]);
});

test('a stranger is refused with reasons, and answers carry their headers', async ({ request }) => {
	for (const path of ['/api/posts', '/api/users/first-register', '/api/globals/header'])
		expect((await request.get(origin + path)).status()).toBe(401);
	expect((await request.get(`${origin}/api/media/file/a%ff.svg`)).status()).toBe(400);
	const document = await request.get(`${origin}/openapi.json`);
	expect(document.headers()['content-security-policy']).toContain("default-src 'none'");
	expect(document.headers()['x-content-type-options']).toBe('nosniff');
});
