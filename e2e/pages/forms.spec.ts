import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { unhydratedElements } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

const formPath = '/get-started?channel=rcs&countries=DK,DE&volume=10000';
const send = (page: Page) => page.getByRole('button', { name: 'Ask for a test account' }).click();
const email = (page: Page) => page.getByLabel('Your e-mail address');
const ticket = (page: Page) => page.locator('input[name=ticket]');
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

/** Removes the errors that browsers log for responses with the status 422, which these tests expect. */
function removeRejections(errors: string[]): void {
	errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('422')));
}

/** Waits until the ticket, which contains its time of issue, is older than 2 s. */
async function expectTicketAge(page: Page): Promise<void> {
	const age = async () => Date.now() - Number((await ticket(page).inputValue()).split('.')[1]);
	await expect.poll(age).toBeGreaterThan(2_000);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a form is shown for review, corrected and submitted', {
		tag: '@any-width',
	}, async ({ page, pageErrors }) => {
		await page.goto(formPath);
		await expectPrefilled(page);
		await email(page).fill('nobody');
		await page.getByLabel(/You may store these details/).check();
		await company(page).fill('Fähre & Søn "1"');
		await send(page);
		await expect(page.getByRole('alert')).toContainText('Please look it through');
		await expect(email(page)).toHaveValue('nobody');
		await expectTicketAge(page);
		await send(page);
		await expect(page.getByRole('alert')).toContainText('Not sent yet');
		await expect(email(page)).toHaveAccessibleDescription(/needs an e-mail address/);
		await expect(company(page)).toHaveValue('Fähre & Søn "1"');
		await expect(email(page)).toHaveValue('nobody');
		await expectPrefilled(page);
		await email(page).fill(`${randomUUID()}@example.com`);
		await send(page);
		await expectThanks(page);
		removeRejections(pageErrors);
	});
});

test('the first invalid field has the focus, and a field in use keeps it when React starts', {
	tag: '@any-width',
}, async ({ page, pageErrors }) => {
	await page.goto(formPath);
	await email(page).click();
	await expectTicketAge(page);
	await send(page);
	await expect(email(page)).toBeFocused();
	await email(page).pressSequentially('anna@');
	await expect.poll(() => unhydratedElements(page, 'form input[type=email]')).toEqual([]);
	await expect(email(page)).toBeFocused();
	await page.keyboard.type('example.com');
	await expect(email(page)).toHaveValue('anna@example.com');
	removeRejections(pageErrors);
});
