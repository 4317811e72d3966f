import { expectNoViolations } from '../support/accessibility.ts';
import { setPressed } from '../support/click-until.ts';
import { languages } from '../support/languages.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';
import { docs, expectViewer, operation, viewer } from './viewer.ts';

test('the viewer shows the operation of a URL, in dark mode and without console messages', async ({
	page,
}) => {
	const messages: string[] = [];
	page.on('console', (message) => {
		if (message.type() !== 'info') messages.push(message.text());
	});
	await page.emulateMedia({ colorScheme: 'light' });
	const operationElement = page.locator('[id="api/tag/prices/post/prices/graphql"]');
	for (const [index, { code, tag }] of languages.entries()) {
		const path = docs[index] + operation;
		// After a reload the viewer handles the URL in the same way in all languages, so one language is enough.
		for (const load of code === 'en' ? ['goto', 'reload'] : ['goto']) {
			const response = await (load === 'goto' ? page.goto(path) : page.reload());
			expect(response?.status()).toBe(200);
			await expectViewer(page);
			await expect(operationElement).toBeInViewport();
			await expect(page.locator('html')).toHaveAttribute('lang', tag);
			await expect(page).toHaveTitle('API Documentation by Scalar');
			await expect.poll(() => new URL(page.url()).pathname).toBe(path);
		}
		await expect(page.locator('body')).toHaveClass(/dark-mode/);
		await expect(page.getByRole('button', { name: /dark mode|light mode/i })).toHaveCount(0);
		// No server is allowed to receive requests of the viewer.
		await expect(page.getByRole('button', { name: /Test Request/ })).toHaveCount(0);
	}
	expect(messages).toEqual([]);
});

test('the choice of light mode is stored', { tag: ['@any-width', '@everything'] }, async ({
	page,
}) => {
	await page.goto(docs[0] + operation);
	await expectViewer(page);
	const light = page.getByRole('button', { name: /^Light col/ });
	await expect(light).toHaveAttribute('aria-pressed', 'false');
	await setPressed(light, 'true');
	await expect(page.locator('body')).toHaveClass(/light-mode/);
	await page.reload();
	await expectViewer(page);
	await expect(page.locator('body')).toHaveClass(/light-mode/);
	await setPressed(light, 'false');
	await expect(page.locator('body')).toHaveClass(/dark-mode/);
});

test('the viewer has no serious accessibility violation', async ({ page }) => {
	await page.goto(docs[0] + operation);
	await expectViewer(page);
	await expectNoViolations(page, { ignoredImpacts: ['minor', 'moderate'] });
});

test('the viewer opens from another page, and going back removes it', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto('/about');
	await startReact(page);
	await page.locator('footer a[href="/docs"]').first().click();
	await expectViewer(page);
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect(viewer(page)).toHaveCount(0);
	await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
	await expect(page.locator('link[rel=stylesheet][href*=viewer]')).toHaveCount(0);
});

test('the type of an error is a URL whose page explains the error', {
	tag: '@any-width',
}, async ({ page, request }) => {
	const { paths } = await (await request.get('/api/openapi.json')).json();
	const { content } = paths['/v1/messages'].get.responses['401'];
	const { type, code } = content['application/problem+json'].examples.invalid_key.value;
	const { pathname, hash } = new URL(type);
	expect((await page.goto(pathname + hash))?.status()).toBe(200);
	await expectViewer(page);
	await expect(page.getByRole('heading', { name: 'Errors', exact: true })).toBeInViewport();
	await expect(page.getByRole('cell').filter({ hasText: code })).toBeVisible();
});
