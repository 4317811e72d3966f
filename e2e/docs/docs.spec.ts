import { hasNoViolations } from '../support/accessibility.ts';
import { languages } from '../support/languages.ts';
import { openBy, press } from '../support/open-by.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';
import { docs, operation, shownViewer, viewerIsShown } from './viewer.ts';

for (const [index, { code, tag: languageTag }] of languages.entries()) {
	const address = docs[index] + operation;

	const tag = code === 'en' ? [] : '@any-width';
	test(`an operation has an address, and the viewer shows it dark and without a fault (${code})`, {
		tag,
	}, async ({ page }) => {
		const logged: string[] = [];
		page.on('console', (message) => {
			if (message.type() !== 'info') logged.push(message.text());
		});
		await page.emulateMedia({ colorScheme: 'light' });
		const place = page.locator('[id="api/tag/prices/post/prices/graphql"]');
		// What the viewer makes of the address is the same after a reload, in any language.
		for (const load of code === 'en' ? ['goto', 'reload'] : ['goto']) {
			const response = await (load === 'goto' ? page.goto(address) : page.reload());
			expect(response?.status()).toBe(200);
			await viewerIsShown(page);
			await expect(place).toBeInViewport();
			await expect(page.locator('html')).toHaveAttribute('lang', languageTag);
			await expect(page).toHaveTitle('API Documentation by Scalar');
			await expect.poll(() => new URL(page.url()).pathname).toBe(address);
		}
		await expect(page.locator('body')).toHaveClass(/dark-mode/);
		await expect(page.getByRole('button', { name: /dark mode|light mode/i })).toHaveCount(0);
		expect(logged).toEqual([]);
	});
}

test('a reader who chooses light finds it so again', { tag: '@any-width' }, async ({ page }) => {
	await page.goto(docs[0] + operation);
	await viewerIsShown(page);
	const light = page.getByRole('button', { name: /^Light col/ });
	await expect(light).toHaveAttribute('aria-pressed', 'false');
	await press(light, 'true');
	await expect(page.locator('body')).toHaveClass(/light-mode/);
	await page.reload();
	await viewerIsShown(page);
	await expect(page.locator('body')).toHaveClass(/light-mode/);
	await press(light, 'false');
	await expect(page.locator('body')).toHaveClass(/dark-mode/);
});

test('the viewer has no serious fault of accessibility', async ({ page }) => {
	await page.goto(docs[0] + operation);
	await viewerIsShown(page);
	await hasNoViolations(page, { tolerated: ['minor', 'moderate'] });
});

test('a tried message arrives at the visitor’s inspector as signed webhooks', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto(`${docs[0]}/tag/messages/post/v1/messages`);
	const send = page.getByRole('button', { name: /^Send\s+post request/i });
	// The viewer may still be moving to the operation and lose the click.
	await openBy(page.getByRole('button', { name: /Test Request\s*\(post \/v1\/messages\)/ }), send);
	const answer = page.waitForResponse((response) =>
		new URL(response.url()).pathname.endsWith('/v1/messages'),
	);
	await send.click();
	const response = await answer;
	expect(new URL(response.url()).pathname).toBe('/api/try/v1/messages');
	expect(response.status()).toBe(201);
	const message = (await response.json()).id;
	await page.keyboard.press('Escape');
	const inspector = page.getByRole('link', { name: 'Your webhook inspector' });
	const address = await inspector.getAttribute('href');
	const opened = await page.goto(new URL(address ?? '', page.url()).pathname);
	expect(opened?.headers()['cache-control']).toContain('no-store');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	const main = page.locator('main');
	await expect(main).toContainText(message);
	await expect(main).toContainText('Vimplo-Signature: t=');
	await hasNoViolations(page);
});

test('what the viewer brings stays behind when its page is left', { tag: '@any-width' }, async ({
	page,
}) => {
	await page.goto(docs[0] + operation);
	await viewerIsShown(page);
	const styles = page.locator('link[rel=stylesheet][href*=viewer]');
	await expect(styles).not.toHaveCount(0);
	await page.locator('header a[href="/"]').first().click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(styles).toHaveCount(0);
	await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
});

test('the viewer opens from another page, and going back leaves nothing of it', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto('/about');
	await startReact(page);
	await page.locator('footer a[href="/docs"]').first().click();
	await viewerIsShown(page);
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect(shownViewer(page)).toHaveCount(0);
	await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
	await expect(page.locator('link[rel=stylesheet][href*=viewer]')).toHaveCount(0);
});

for (const path of docs) {
	const tag = path === docs[0] ? [] : '@any-width';
	test(`the consent choices are at the foot of ${path}`, { tag }, async ({ page }) => {
		await page.goto(path);
		const button = page.locator('footer [data-consent-settings]');
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog').filter({ has: page.locator('h2') })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(button).toBeFocused();
	});
}

test('the type of a refusal is an address where the error is explained', {
	tag: '@any-width',
}, async ({ page, request }) => {
	const { type, code } = await (await request.get('/api/try/v1/messages')).json();
	expect(code).toBe('invalid_key');
	const { pathname, hash } = new URL(type);
	expect((await page.goto(pathname + hash))?.status()).toBe(200);
	await viewerIsShown(page);
	await expect(page.getByRole('heading', { name: 'Errors', exact: true })).toBeInViewport();
	await expect(page.getByRole('cell').filter({ hasText: code })).toBeVisible();
});
