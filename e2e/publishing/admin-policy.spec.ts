import { expect, test } from '../support/test.ts';
import { openAdmin, openDocument, selectRows, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const oldest = 'sort=createdAt&limit=12';

test('the admin works under its content security policy: lists, selections, relationships and drawers', async ({
	page,
	pageErrors,
}) => {
	const failedRequests: string[] = [];
	page.on('response', (response) => {
		if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
	});
	const backend = await signIn();
	const { id } = await backend.create('posts', {
		title: 'Looked at',
		slug: `looked-at-${crypto.randomUUID()}`,
	});
	await signInToAdmin(page);
	// Lists the oldest documents, which are the demo's. A document that another test removes meanwhile would cause a 404.
	const response = await openAdmin(page, `${origin}/admin/collections/posts?${oldest}&locale=en`);
	const policy = response?.headers()['content-security-policy'] ?? '';
	expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
	expect(response?.headers()['x-frame-options']).toBe('DENY');
	await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(10);
	await selectRows(page);
	await openDocument(page, `posts/${id}`);
	await page.locator('#field-categories .rs__control').click();
	await expect(page.locator('#field-categories .rs__option').first()).toBeVisible();
	await openAdmin(page, `${origin}/admin/collections/media?${oldest}`);
	await expect(page.locator('tbody .thumbnail img').first()).toBeVisible();
	await backend.remove('posts', id);
	expect(failedRequests).toEqual([]);
	expect(pageErrors).toEqual([]);
});
