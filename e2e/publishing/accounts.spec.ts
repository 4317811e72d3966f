import { expect, type Page, test } from '@playwright/test';
import { generate } from 'otplib';
import { openAdmin, signInToAdmin } from './admin.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const password = 'quite a long password';

async function enter(page: Page, email: string, password: string): Promise<void> {
	await openAdmin(page, `${origin}/admin/login`);
	await page.getByLabel('E-mail address').fill(email);
	await page.getByLabel('Password').fill(password);
	await page.getByRole('button', { name: 'Sign in' }).click();
}

const secretOf = async (page: Page) =>
	((await page.locator('.account-secret').textContent()) ?? '').replaceAll(' ', '');

test('somebody is invited by a link, chooses a password, sets up a second factor and signs in with it, in a form too', async ({
	page,
	browser,
}) => {
	const email = `anna-${crypto.randomUUID()}@example.com`;
	const administrator = await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin/collections/users/create`);
	await expect(page.getByText('This backend sends no mail')).toBeVisible();
	await page.getByLabel('E-mail address').fill(email);
	await page.getByLabel('Name').fill('Anna');
	await page.getByLabel('Your current password').fill('not my password');
	await page.getByRole('button', { name: 'Make a link' }).click();
	await expect(page.getByText('This is not your current password.')).toBeVisible();
	await page.getByLabel('Your current password').fill(administrator.password);
	await page.getByRole('button', { name: 'Make a link' }).click();
	const link = (await page.locator('.account-link').textContent()) ?? '';

	const guests = await browser.newContext();
	const guest = await guests.newPage();
	await openAdmin(guest, link);
	await expect(guest.getByText(email)).toBeVisible();
	await guest.getByLabel('New password').fill('password1234');
	await guest.getByLabel('The same again').fill('password1234');
	await guest.getByRole('button', { name: 'Save the password' }).click();
	await expect(guest.getByText('one of the commonest passwords')).toBeVisible();
	await guest.getByLabel('New password').fill(password);
	await guest.getByLabel('The same again').fill(password);
	await guest.getByRole('button', { name: 'Save the password' }).click();
	await expect(guest.getByText('Your password is saved')).toBeVisible();
	await guest.goto(link);
	await expect(guest.getByText('has been used already')).toBeVisible();

	await enter(guest, email, 'not the password');
	await expect(guest.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible();
	await enter(guest, email, password);
	await guest.waitForURL(/\/admin\/?$/);
	await openAdmin(guest, `${origin}/admin/account`);
	const panel = guest.getByRole('region', { name: 'Second factor' });
	const isReadAnew = () =>
		expect(panel.getByRole('heading', { name: 'Second factor' })).toBeFocused();
	await panel.getByRole('button', { name: 'Set up a second factor' }).click();
	await isReadAnew();
	await panel.getByLabel('Your current password').fill(password);
	await panel.getByRole('button', { name: 'Continue' }).click();
	await expect(panel.getByRole('img', { name: 'QR code' })).toBeVisible();
	await isReadAnew();
	await panel
		.getByLabel('Code', { exact: true })
		.fill(await generate({ secret: await secretOf(guest) }));
	await panel.getByRole('button', { name: 'Turn on' }).click();
	await expect(panel.getByRole('listitem')).toHaveCount(10);
	await isReadAnew();
	const [recovery = '', nextRecovery = ''] = await panel.getByRole('listitem').allTextContents();
	await panel.getByRole('button', { name: 'I have stored them' }).click();
	await expect(panel).toContainText('Recovery codes left: 10');
	await isReadAnew();

	await guests.close();

	const elsewhere = await (await browser.newContext()).newPage();
	await enter(elsewhere, email, password);
	await elsewhere.getByLabel('Code', { exact: true }).fill(recovery);
	await elsewhere.getByRole('button', { name: 'Sign in' }).click();
	await elsewhere.waitForURL(/\/admin\/?$/);

	await openAdmin(elsewhere, `${origin}/admin/collections/pages/create`);
	await elsewhere.context().clearCookies({ name: 'payload-token' });
	await elsewhere.locator('#field-title').fill('Written without a session');
	const again = elsewhere.getByRole('dialog', { name: 'You are signed out' });
	await again.getByLabel('Password').fill(password);
	await again.getByRole('button', { name: 'Sign in' }).click();
	await again.getByLabel('Code', { exact: true }).fill(nextRecovery);
	await again.getByRole('button', { name: 'Sign in' }).click();
	await expect(again).toBeHidden();
	await expect(elsewhere.locator('#field-title')).toHaveValue('Written without a session');
	await expect(elsewhere).toHaveURL(/\/pages\/\d+/);
	await elsewhere.context().close();
});

test('the account asks for the current password as soon as the address changes', async ({
	page,
}) => {
	const { email } = await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin/account`);
	const current = page.getByLabel('Your current password');
	await expect(page.locator('#field-email')).toHaveValue(email);
	await expect(current).toHaveCount(0);
	await page.locator('#field-email').fill('other@example.com');
	await expect(current).toBeVisible();
});
