import { expect, type Page, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { openAdmin, openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let id: number;

test.beforeAll(async () => {
	backend = await signIn();
});
test.beforeEach(async () => {
	const slug = `calendar-${crypto.randomUUID()}`;
	({ id } = await backend.create('pages', {
		title: 'On the calendar',
		slug,
		_status: 'published',
	}));
});
test.afterEach(() => backend.remove('pages', id));

/** A moment as a field for date and time takes it, in the browser's time zone. */
const localInput = (page: Page, days: number, hours: number) =>
	page.evaluate(
		([later, hour]) => {
			const now = new Date();
			const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, hour);
			const two = (value: number) => String(value).padStart(2, '0');
			return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(hour)}:00`;
		},
		[days, hours] as const,
	);

test('publishing is preselected; what is planned is dragged to another day, and moved without dragging', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const drawer = page.getByRole('dialog');
	await openBy(page.getByRole('button', { name: 'Schedule …' }), drawer.getByLabel('When'));
	await expect(drawer.getByLabel('Publish', { exact: true })).toBeChecked();
	await drawer.getByLabel('When').fill(await localInput(page, 7, 9));
	await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
	await expect(drawer.getByRole('listitem').filter({ hasText: 'All languages' })).toBeVisible();

	await openAdmin(page, `${origin}/admin/calendar`);
	await page.getByRole('button', { name: 'Week' }).click();
	await page.getByRole('button', { name: 'Later' }).click();
	const [planned = ''] = (await localInput(page, 7, 9)).split('T');
	const entryOn = (day: string) =>
		page
			.locator(`[data-day="${day}"]`)
			.getByRole('listitem')
			.filter({ hasText: 'On the calendar' });
	await expect(entryOn(planned)).toContainText('9:00');
	const days = await page
		.locator('[data-day]')
		.evaluateAll((all) => all.map((one) => one.getAttribute('data-day') ?? ''));
	const target = days.find((day) => day !== planned) ?? '';
	const from = await entryOn(planned).locator('time').boundingBox();
	const to = await page.locator(`[data-day="${target}"]`).boundingBox();
	if (!from || !to) throw new Error('The calendar shows no days');
	await page.mouse.move(from.x + 5, from.y + 5);
	await page.mouse.down();
	await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 });
	await page.mouse.up();
	await expect(entryOn(target)).toContainText('9:00');
	await expect(page.getByRole('status').filter({ hasText: 'Moved to' })).toBeVisible();

	await entryOn(target).getByRole('button', { name: /^Move/ }).press('Enter');
	await page.getByRole('dialog').getByLabel('When').fill(`${planned}T14:30`);
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
	await expect(entryOn(planned)).toContainText('2:30');
	await openAdmin(page, `${origin}/admin`);
	await expect(page.getByRole('region', { name: 'Planned' })).toContainText('On the calendar');
});
