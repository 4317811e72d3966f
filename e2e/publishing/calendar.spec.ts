import { expect, type Locator, type Page, test } from '@playwright/test';
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

/** Shows the week of `day`: the next week, or after midnight possibly the current one. */
async function showWeekOf(page: Page, day: Locator): Promise<void> {
	await page.getByRole('button', { name: 'Week' }).click();
	await expect(page.locator('[data-day]')).toHaveCount(7);
	// Another click would skip that week.
	if (!(await day.isVisible())) await page.getByRole('button', { name: 'Later' }).click();
	await expect(day).toBeVisible();
}

/** Drags an entry to a day, and drops it once the day is highlighted. */
async function drag(page: Page, from: Locator, day: Locator): Promise<void> {
	await from.hover();
	await page.mouse.down();
	await expect(async () => {
		const to = await day.boundingBox();
		if (!to) throw new Error('The day is not shown');
		await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 });
		await expect(day).toHaveClass(/calendar-day--over/, { timeout: 2_000 });
	}).toPass();
	await page.mouse.up();
}

test('scheduling preselects the open language; a plan is dragged to another day, moved by keyboard and removed', async ({
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
	await expect(drawer.getByRole('listitem').filter({ hasText: 'English' })).toBeVisible();

	await openAdmin(page, `${origin}/admin/calendar`);
	await expect(page.locator('.calendar-day--today')).toBeInViewport();
	const day = (dayId: string) => page.locator(`[data-day="${dayId}"]`);
	const entryOn = (dayId: string) => day(dayId).getByRole('listitem').filter({ hasText: title });
	await showWeekOf(page, day(plannedDay));
	await expect(entryOn(plannedDay)).toContainText('9:00');
	const days = await page
		.locator('[data-day]')
		.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-day') ?? ''));
	const target = days.findLast((dayId) => dayId !== plannedDay) ?? '';
	await drag(page, entryOn(plannedDay).locator('time'), day(target));
	await expect(entryOn(target)).toContainText('9:00');
	await expect(page.getByRole('status').filter({ hasText: 'Moved to' })).toBeVisible();

	await entryOn(target).getByRole('button', { name: /^Move/ }).press('Enter');
	await page.getByRole('dialog').getByLabel('When').fill(`${plannedDay}T14:30`);
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
	await expect(entryOn(plannedDay)).toContainText('2:30');
	await expect(entryOn(plannedDay).getByRole('button', { name: /^Move/ })).toBeFocused();
	await openAdmin(page, `${origin}/admin`);
	await expect(page.getByRole('region', { name: 'Planned' })).toContainText(title);

	await openAdmin(page, `${origin}/admin/calendar`);
	await showWeekOf(page, day(plannedDay));
	await entryOn(plannedDay).getByRole('button', { name: /^Move/ }).press('Enter');
	await expect(page.getByRole('dialog').getByText(/at 2:30/)).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'Remove the plan' }).press('Enter');
	const removed = page.getByRole('status').filter({ hasText: 'The plan is removed' });
	await expect(removed).toBeFocused();
	await expect(entryOn(plannedDay)).toHaveCount(0);
});
