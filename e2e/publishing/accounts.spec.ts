import { expect, type Page, test } from '@playwright/test';
import { generate } from 'otplib';
import { openAdmin, signInToAdmin } from './admin.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const password = 'quite a long password';

async function submitLogin(page: Page, email: string, password: string): Promise<void> {
	await openAdmin(page, `${origin}/admin/login`);
	await page.getByLabel('E-mail address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Sign in' }).click();
}

const secretOf = async (page: Page) =>
	((await page.locator('.account-secret').textContent()) ?? '').replaceAll(' ', '');

test('an invited person chooses a password, sets up a second factor and uses it to sign in, also in the dialog of a form', async ({
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
	await guest.waitForURL(/\/admin\/?$/);
	await guest.context().clearCookies();
	await guest.goto(link);
	await expect(guest.getByText('has been used already')).toBeVisible();

	await submitLogin(guest, email, 'not the password');
	await expect(guest.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible();
	await submitLogin(guest, email, password);
	await guest.waitForURL(/\/admin\/?$/);
	await openAdmin(guest, `${origin}/admin/account`);
	const panel = guest.getByRole('region', { name: 'Second factor' });
	const expectHeadingFocus = () =>
		expect(panel.getByRole('heading', { name: 'Second factor' })).toBeFocused();
	await panel.getByRole('button', { name: 'Set up a second factor' }).click();
	await expectHeadingFocus();
	await panel.getByLabel('Your current password').fill(password);
	await panel.getByRole('button', { name: 'Continue' }).click();
	await expect(panel.getByRole('img', { name: 'QR code' })).toBeVisible();
	await expectHeadingFocus();
	await panel
		.getByLabel('Code', { exact: true })
		.fill(await generate({ secret: await secretOf(guest) }));
	await panel.getByRole('button', { name: 'Turn on' }).click();
	await expect(panel.getByRole('listitem')).toHaveCount(10);
	await expectHeadingFocus();
	const [recovery = '', nextRecovery = ''] = await panel.getByRole('listitem').allTextContents();
	await panel.getByRole('button', { name: 'I have stored them' }).click();
	await expect(panel).toContainText('Recovery codes left: 10');
	await expectHeadingFocus();

	await guests.close();

	const otherPage = await (await browser.newContext()).newPage();
	await submitLogin(otherPage, email, password);
	await otherPage.getByLabel('Code', { exact: true }).fill(recovery);
	await otherPage.getByRole('button', { name: 'Sign in' }).click();
	await otherPage.waitForURL(/\/admin\/?$/);

	await openAdmin(otherPage, `${origin}/admin/collections/pages/create`);
	await otherPage.context().clearCookies({ name: /-token$/ });
	await otherPage.locator('#field-title').fill('Written without a session');
	const dialog = otherPage.getByRole('dialog', { name: 'You are signed out' });
	await dialog.getByLabel('Password', { exact: true }).fill(password);
	await dialog.getByRole('button', { name: 'Sign in' }).click();
	await dialog.getByLabel('Code', { exact: true }).fill(nextRecovery);
	await dialog.getByRole('button', { name: 'Sign in' }).click();
	await expect(dialog).toBeHidden();
	await expect(otherPage.locator('#field-title')).toHaveValue('Written without a session');
	await expect(otherPage).toHaveURL(/\/pages\/\d+/);
	await otherPage.context().close();
});

test('the account form asks for the current password when the email address changes', async ({
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
