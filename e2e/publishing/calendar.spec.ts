import { expect, type Page, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openAdmin, openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let id: number;
let title: string;

test.beforeEach(async () => {
	backend = await signIn();
	const suffix = crypto.randomUUID();
	title = `On the calendar ${suffix}`;
	const slug = `calendar-${suffix}`;
	({ id } = await backend.create('pages', { title, slug, _status: 'published' }));
});
test.afterEach(() => backend.remove('pages', id));

/** The day one week from now, in the browser's time zone. */
const dayInAWeek = (page: Page) =>
	page.evaluate(() => {
		const now = new Date();
		const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7);
		const two = (value: number) => String(value).padStart(2, '0');
		return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
	});

test('scheduling preselects the open language, and the calendar links the plan to its form', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const plannedDay = await dayInAWeek(page);
	const drawer = page.getByRole('dialog');
	await clickUntilVisible(
		page.getByRole('button', { name: 'Schedule …' }),
		drawer.getByLabel('When'),
	);
	await expect(drawer.getByLabel('Publish', { exact: true })).toBeChecked();
	await expect(drawer.getByLabel('Language')).toHaveValue('en');
	await drawer.getByLabel('When').fill(`${plannedDay}T09:00`);
	await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
	await expect(drawer.getByRole('listitem').filter({ hasText: 'Remove the plan' })).toBeVisible();

	await openAdmin(page, `${origin}/admin/calendar`);
	await expect(page.locator('.calendar-day--today')).toBeInViewport();
	const day = page.locator(`[data-day="${plannedDay}"]`);
	if ((await day.count()) === 0) await page.getByRole('button', { name: 'Later' }).click();
	const entry = day.getByRole('listitem').filter({ hasText: title });
	await expect(entry).toContainText('9:00');
	await entry.getByRole('link', { name: title }).click();
	await expect(page.locator('#field-title')).toHaveValue(title);
});
