import { expectNoViolations } from '../support/accessibility.ts';
import { clickUntilVisible, setPressed } from '../support/click-until.ts';
import { languages } from '../support/languages.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';
import { docs, expectViewer, operation, viewer } from './viewer.ts';

for (const [index, { code, tag: languageTag }] of languages.entries()) {
	const path = docs[index] + operation;

	const tag = code === 'en' ? [] : '@any-width';
	test(`the viewer shows the operation of a URL, in dark mode and without console messages (${code})`, {
		tag,
	}, async ({ page }) => {
		const messages: string[] = [];
		page.on('console', (message) => {
			if (message.type() !== 'info') messages.push(message.text());
		});
		await page.emulateMedia({ colorScheme: 'light' });
		const operationElement = page.locator('[id="api/tag/prices/post/prices/graphql"]');
		// After a reload the viewer handles the URL in the same way in all languages, so one language is enough.
		for (const load of code === 'en' ? ['goto', 'reload'] : ['goto']) {
			const response = await (load === 'goto' ? page.goto(path) : page.reload());
			expect(response?.status()).toBe(200);
			await expectViewer(page);
			await expect(operationElement).toBeInViewport();
			await expect(page.locator('html')).toHaveAttribute('lang', languageTag);
			await expect(page).toHaveTitle('API Documentation by Scalar');
			await expect.poll(() => new URL(page.url()).pathname).toBe(path);
		}
		await expect(page.locator('body')).toHaveClass(/dark-mode/);
		await expect(page.getByRole('button', { name: /dark mode|light mode/i })).toHaveCount(0);
		expect(messages).toEqual([]);
	});
}

test('the choice of light mode is stored', { tag: '@any-width' }, async ({ page }) => {
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

test('a message sent from the viewer appears as signed webhooks in the visitor’s inspector', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto(`${docs[0]}/tag/messages/post/v1/messages`);
	const send = page.getByRole('button', { name: /^Send\s+post request/i });
	// The viewer may still be moving to the operation and lose the click.
	await clickUntilVisible(
		page.getByRole('button', { name: /Test Request\s*\(post \/v1\/messages\)/ }),
		send,
	);
	const responsePromise = page.waitForResponse((response) =>
		new URL(response.url()).pathname.endsWith('/v1/messages'),
	);
	await send.click();
	const response = await responsePromise;
	expect(new URL(response.url()).pathname).toBe('/api/try/v1/messages');
	expect(response.status()).toBe(201);
	const message = (await response.json()).id;
	await page.keyboard.press('Escape');
	const inspector = page.getByRole('link', { name: 'Your webhook inspector' });
	const path = await inspector.getAttribute('href');
	const inspectorResponse = await page.goto(new URL(path ?? '', page.url()).pathname);
	expect(inspectorResponse?.headers()['cache-control']).toContain('no-store');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	const main = page.locator('main');
	await expect(main).toContainText(message);
	await expect(main).toContainText('Vimplo-Signature: t=');
	await expectNoViolations(page);
});

test('leaving the page removes the viewer’s styles', { tag: '@any-width' }, async ({ page }) => {
	await page.goto(docs[0] + operation);
	await expectViewer(page);
	const styles = page.locator('link[rel=stylesheet][href*=viewer]');
	await expect(styles).not.toHaveCount(0);
	await page.locator('header a[href="/"]').first().click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(styles).toHaveCount(0);
	await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
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

for (const path of docs) {
	const tag = path === docs[0] ? [] : '@any-width';
	test(`the footer of ${path} opens the consent choices`, { tag }, async ({ page }) => {
		await page.goto(path);
		const button = page.locator('footer [data-consent-settings]');
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog').filter({ has: page.locator('h2') })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(button).toBeFocused();
	});
}

test('the type of an error is a URL whose page explains the error', {
	tag: '@any-width',
}, async ({ page, request }) => {
	const { type, code } = await (await request.get('/api/try/v1/messages')).json();
	expect(code).toBe('invalid_key');
	const { pathname, hash } = new URL(type);
	expect((await page.goto(pathname + hash))?.status()).toBe(200);
	await expectViewer(page);
	await expect(page.getByRole('heading', { name: 'Errors', exact: true })).toBeInViewport();
	await expect(page.getByRole('cell').filter({ hasText: code })).toBeVisible();
});
