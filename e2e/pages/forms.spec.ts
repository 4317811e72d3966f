import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const address = '/get-started?channel=rcs&countries=DK,DE&volume=10000';
const send = (page: Page) => page.getByRole('button', { name: 'Ask for a test account' }).click();
const email = (page: Page) => page.getByLabel('Your e-mail address');
const work = (page: Page) => page.locator('input[name=work]');
const company = (page: Page) => page.getByLabel('Your company (optional)');

async function expectPrefilled(page: Page): Promise<void> {
	await expect(page.getByLabel('What do you want to send?')).toHaveValue('rcs');
	await expect(page.getByLabel('To which countries?')).toHaveValue('Denmark, Germany');
	await expect(page.getByLabel('About how many messages a month?')).toHaveValue('10000');
}

async function expectThanks(page: Page): Promise<void> {
	await expect(page).toHaveURL(/[?&]sent=\d+#form-\d+$/);
	await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
}

/** Browsers log an answer of 422 as an error; here it is what is asked for. */
function forgetRefusals(errors: string[]): void {
	errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('422')));
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a form is filled in, looked through, corrected and sent', {
		tag: '@any-width',
	}, async ({ page, pageErrors }) => {
		await page.goto(address);
		await expectPrefilled(page);
		await email(page).fill('nobody');
		await company(page).fill('Fähre & Søn "1"');
		await send(page);
		const alert = page.getByRole('alert');
		await expect(alert).toContainText('Please look it through');
		// Sooner than anybody has looked it through, it is shown once more.
		await expect(async () => {
			// Sent again only once the answer has come: sending takes the place of what is on its way.
			const answer = page.waitForResponse((one) => one.request().method() === 'POST');
			await send(page);
			await (await answer).finished();
			await page.waitForLoadState();
			await expect(alert).toContainText('Not sent yet', { timeout: 1_000 });
		}).toPass();
		await expect(company(page)).toHaveValue('Fähre & Søn "1"');
		await expect(email(page)).toHaveValue('nobody');
		await expectPrefilled(page);
		await email(page).fill(`${randomUUID()}@example.com`);
		await page.getByLabel(/You may store these details/).check();
		await send(page);
		await expectThanks(page);
		forgetRefusals(pageErrors);
	});
});

test('with JavaScript a form is sent at once, and the work is done meanwhile', {
	tag: '@any-width',
}, async ({ page, pageErrors }) => {
	await page.goto(address);
	await expectPrefilled(page);
	await email(page).fill('nobody');
	await page.getByLabel(/You may store these details/).check();
	await expect(work(page)).not.toHaveValue('', { timeout: 60_000 });
	await expect(email(page)).toHaveValue('nobody');
	await send(page);
	await expect(page.getByRole('alert')).toContainText('Not sent yet');
	await expect(email(page)).toHaveAccessibleDescription(/needs an e-mail address/);
	await hasNoViolations(page);
	await email(page).click();
	await email(page).fill(`${randomUUID()}@example.com`);
	await expect(work(page)).not.toHaveValue('', { timeout: 60_000 });
	await send(page);
	await expectThanks(page);
	forgetRefusals(pageErrors);
});
