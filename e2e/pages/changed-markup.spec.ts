import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
	addExtensions,
	linkNumbers,
	protectAddresses,
	translateAsChrome,
	translateInPlace,
} from '../support/changed-markup.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

const translators = {
	'Chrome’s translator': translateAsChrome,
	'a translator in place': translateInPlace,
};
const widths = [
	{ width: 1440, tag: [] },
	{ width: 390, tag: ['@everything'] },
];

/** Touches the page, which starts React, and waits until it has hydrated the document. */
async function touch(page: Page): Promise<void> {
	await page.mouse.move(5, 5);
	await page.mouse.move(9, 9);
	await page.keyboard.press('Shift');
	await page.waitForFunction(() => 'router' in document.documentElement.dataset);
	// React hydrates the parts of the page when it is idle.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Marks the elements of the page, so that `expectSame` can tell them from new ones. */
const remember = (locator: Locator) =>
	locator.evaluateAll((elements) => {
		for (const element of elements) Object.assign(element, { isRemembered: true });
		return elements.map(({ textContent }) => textContent);
	});

async function expectSame(locator: Locator, texts: readonly string[]): Promise<void> {
	const shownTexts = await locator.evaluateAll((elements) =>
		elements.map((element) => ('isRemembered' in element ? element.textContent : 'new')),
	);
	expect(shownTexts).toEqual(texts);
}

/** Chrome's translator is the one that most visitors have. */
const tagOf = (name: string) => (name.startsWith('Chrome') ? [] : '@everything');

const amounts = (page: Page) =>
	page.locator('main [translate=no]').filter({ hasText: /\d/, visible: true });

for (const { width, tag } of widths) {
	test.describe(`at ${width} px`, { tag }, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const [name, change] of Object.entries({ ...translators, extensions: addExtensions }))
			test(`${name}: what is typed and the changed markup stay`, { tag: tagOf(name) }, async ({
				page,
			}) => {
				await page.goto('/da');
				await page.evaluate(change);
				const texts = await remember(page.locator('h1, h2, h3'));
				const message = page.getByRole('textbox').filter({ visible: true }).first();
				await message.fill('Færgen sejler');
				await message.press('End');
				await touch(page);
				await page.keyboard.type(' kl. 14');
				await expect(message).toHaveValue('Færgen sejler kl. 14');
				await expect(message).toBeFocused();
				await expectSame(page.locator('h1, h2, h3'), texts);

				await page.goto('/search?q=sms');
				await page.evaluate(change);
				const field = page.locator('main [name=q]');
				await field.fill('rcs');
				await touch(page);
				await expect(field).toHaveValue('rcs');
				await field.press('Enter');
				await expect(page).toHaveURL(/q=rcs/);
				await expect(page.locator('main mark').first()).toHaveText(/rcs/i);
			});

		for (const [name, change] of Object.entries(translators))
			for (const moment of ['before', 'after'] as const)
				test(`${name}, ${moment} the first touch: kroner change all prices`, {
					tag: tagOf(name),
				}, async ({ page }) => {
					await page.goto('/pricing');
					if (moment === 'after') await startReact(page);
					await page.evaluate(change);
					if (moment === 'before') await touch(page);
					await page.locator('button[name=currency][value=DKK]').click();
					await expect(page).toHaveURL(/currency=DKK/);
					await expect(page.locator('button[value=DKK]')).toHaveAttribute('aria-pressed', 'true');
					await expect.poll(() => amounts(page).count()).toBeGreaterThan(10);
					for (const text of await amounts(page).allTextContents()) expect(text).not.toContain('€');
				});

		test('a composer that is translated after the first touch follows the text', async ({
			page,
		}) => {
			await page.goto('/da');
			await startReact(page);
			await page.evaluate(translateAsChrome);
			const field = page.getByRole('textbox').filter({ visible: true }).first();
			const phone = page
				.locator('main figure')
				.filter({ has: page.locator('mark') })
				.first();
			await field.fill('Kaptajnen – er ombord');
			await expect(phone).toContainText('Kaptajnen – er ombord');
			await expect(page.getByText('UCS-2', { exact: true }).first()).toBeVisible();
			await field.fill('Kaptajnen er ombord');
			await expect(page.getByText('GSM-7', { exact: true }).first()).toBeVisible();
			await expect(field).toHaveValue('Kaptajnen er ombord');
		});

		for (const [name, change] of Object.entries({
			'Chrome’s translator': translateAsChrome,
			extensions: addExtensions,
		}))
			test(`${name}: a form is sent as without JavaScript`, { tag: tagOf(name) }, async ({
				page,
				pageErrors,
			}) => {
				await page.goto('/get-started?channel=rcs');
				await page.evaluate(change);
				const email = page.locator('main input[type=email]');
				await email.fill(`${randomUUID()}@example.com`);
				await touch(page);
				await page.locator('main form input[type=checkbox][required]').check();
				await page.locator('main form button[type=submit]').click();
				await expect(page.getByRole('alert').or(page.getByRole('status'))).not.toHaveCount(0);
				await expect(email).toHaveValue(/@example\.com$/);
				pageErrors.splice(0);
			});
	});
}

test('a page with linked numbers and addresses that Cloudflare protects keeps them, and its other parts come alive', async ({
	page,
	pageErrors,
}) => {
	await page.route('**/contact', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: protectAddresses(await response.text()) });
	});
	await page.goto('/contact');
	await page.evaluate(linkNumbers);
	const changes = page.locator('.__cf_email__, [x-apple-data-detectors]');
	const texts = await remember(changes);
	expect(texts.length).toBeGreaterThan(1);
	await touch(page);
	await page.keyboard.press('/');
	await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
	await expectSame(changes, texts);
	pageErrors.splice(0);
});

test('an error in one part of a page leaves its markup and the other parts', async ({
	page,
	pageErrors,
}) => {
	// The composer and the prices format numbers; the other parts of the page do not.
	await page.addInitScript(() => {
		Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
			get: () => {
				throw new Error('The part is broken');
			},
		});
	});
	await page.goto('/');
	const heading = page.locator('h1');
	const title = await remember(heading);
	await page.getByRole('textbox').first().fill('typed');
	await touch(page);
	await page.keyboard.press('Escape');
	await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
	await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
	await expectSame(heading, title);
	await expect(page.getByRole('textbox').first()).toHaveValue('typed');
	expect(pageErrors.splice(0)).not.toEqual([]);
});
