import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { offeredCountries, removeButtons } from '../prices/price-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';
import { step } from './journey.ts';

const message = 'Færgen sejler kl. 14.35 – kaptajnen er ombord';

const total = (page: Page) => page.locator('#estimator output');
const pressed = (page: Page, currency: string) =>
	page.locator(`button[name=currency][value=${currency}][aria-pressed=true]`);

/** Waits until the ticket of a form, which contains its time of issue, is older than 2 s. */
async function expectTicketAge(page: Page): Promise<void> {
	const ticket = page.locator('input[name=ticket]');
	const age = async () => Date.now() - Number((await ticket.inputValue()).split('.')[1]);
	await expect.poll(age).toBeGreaterThan(2_000);
}

/** A row of the public list of prices. */
interface Row {
	product: string;
	price: number | string;
}

test('a visitor composes a message, compares prices, asks, and comes back in another language', async ({
	page,
	context,
	pageErrors,
}) => {
	await step('writes a message in Danish before the page has started', async () => {
		await page.goto('/da');
		const field = page.getByLabel('Din sms');
		const panel = page.getByRole('tabpanel', { name: 'Sms' });
		await field.fill(message);
		await startReact(page);
		await expect(panel.getByRole('figure')).toContainText(message);
		await expect(field).toHaveValue(message);
		await expect(panel.getByText('UCS-2', { exact: true })).toBeVisible();
		await panel.getByRole('button', { name: 'Erstat – med -' }).click();
		await expect(field).toHaveValue(message.replace('–', '-'));
		await expect(panel.getByText('GSM-7', { exact: true })).toBeVisible();
		await expect(panel.locator('mark')).toHaveCount(0);

		const price = panel.locator('dd [data-figure=EUR]').first();
		const danish = await price.textContent();
		await page.getByLabel('Modtagerens land').selectOption({ label: 'Tyskland' });
		await expect(panel.getByText('Pris til Tyskland')).toBeVisible();
		await expect(price).toHaveText(/\d/);
		await expect(price).not.toHaveText(danish ?? '');
	});

	await step('looks at the message as RCS, by keyboard', async () => {
		await page.getByRole('tab', { name: 'Sms' }).focus();
		await page.keyboard.press('ArrowRight');
		const card = page.getByRole('tabpanel', { name: 'RCS' });
		await expect(page.getByRole('tab', { name: 'RCS' })).toBeFocused();
		await expect(card.getByRole('figure')).toContainText(message.replace('–', '-'));
		await expect(card.getByText('Verificeret afsender')).toBeVisible();
		await expect(page.getByRole('tabpanel', { name: 'Sms' })).toBeHidden();
	});

	await step('compares prices in kroner, and adds a country by its Danish name', async () => {
		await page.getByRole('banner').getByRole('link', { name: 'Priser' }).first().click();
		await expect(page).toHaveURL(/\/da\/priser$/);
		await startReact(page);
		await page.getByRole('button', { name: 'DKK', exact: true }).click();
		await expect(pressed(page, 'DKK')).toBeVisible();
		const list = await page.request.get('/prices/dkk.json?countries=DK');
		const { prices }: { prices: Row[] } = await list.json();
		const { price = '' } = prices.find(({ product }) => product === 'sms') ?? {};
		const card = page
			.locator('article')
			.filter({ has: page.getByRole('heading', { name: 'Sms', exact: true }) });
		await expect(card.locator('strong data:visible').first()).toHaveText(
			new RegExp(`^0,${String(price).slice(2).padEnd(4, '0')}\\skr\\.$`),
		);
		const search = page.getByRole('combobox', { name: 'Tilføj et land' });
		await search.focus();
		await page.keyboard.type('sverig');
		await expect(offeredCountries(page)).toHaveText(['SverigeSE +46']);
		await page.keyboard.press('Enter');
		await expect(removeButtons(page)).toHaveCount(4);
		await expect(offeredCountries(page)).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect(removeButtons(page)).toHaveCount(4);
		await page.getByRole('button', { name: 'Fjern Tyskland' }).click();
		await expect(page).toHaveURL(/\?currency=DKK&countries=US,FR,SE$/);
		await expectNoViolations(page);
	});

	const sum = await step('estimates the cost, and sends the link to a colleague', async () => {
		await page.getByLabel('E-mails om måneden').fill('5000');
		const text = await total(page).textContent();
		await page.locator('#estimator').getByRole('button', { name: 'Kopiér link' }).click();
		await expect(page).toHaveURL(/#estimator\?/);
		expect(Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(11)))).toEqual({
			c: 'DKK',
			v: 'US.1000.0_FR.1000.0_SE.1000.0',
			e: '5000',
			s: '1',
		});
		return text ?? '';
	});

	await step('a colleague opens the link, and sees the same sum', async () => {
		const colleague = await context.newPage();
		await colleague.addInitScript(() => localStorage.clear());
		await colleague.goto(page.url());
		await expect(pressed(colleague, 'DKK')).toBeVisible();
		await expect(removeButtons(colleague)).toHaveCount(3);
		await expect(colleague.getByLabel('E-mails om måneden')).toHaveValue('5.000');
		await expect(total(colleague)).toHaveText(sum);
		await colleague.close();
	});

	await step('asks by the form, corrects the address, and is thanked', async () => {
		await page.locator('#estimator a[href*="volume="]').click();
		await expect(page.locator('main input[type=email]')).toBeVisible();
		await startReact(page);
		const email = page.locator('main input[type=email]');
		await email.fill('nobody');
		await page.locator('main form input[type=checkbox]').last().check();
		await expectTicketAge(page);
		const send = page.locator('main form button[type=submit]').last();
		await send.click();
		await expect(email).toBeFocused();
		await expect(email).toHaveAttribute('aria-invalid', 'true');
		await expectNoViolations(page);
		await email.fill(`${randomUUID()}@example.com`);
		await send.click();
		await expect(page).toHaveURL(/[?&]sent=\d+#form-\d+$/);
		await expect(page.locator('main [role=status]').first()).toBeVisible();
	});

	await step(
		'comes back later: the language, the currency and the countries are kept',
		async () => {
			await page.goto('/');
			await expect(page).toHaveURL(/\/$/);
			await page.goto('/pricing');
			await startReact(page);
			await expect(pressed(page, 'DKK')).toBeVisible();
			await expect(page.getByRole('button', { name: 'Remove Sweden' })).toBeVisible();
			for (const path of ['/pricing', '/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs']) {
				await page.goto(path);
				const figures = page.locator('main data:visible');
				await expect(figures.first()).toHaveText(/DKK/);
				await expect(figures.filter({ hasText: '€' })).toHaveCount(0);
			}
			await page.goto('/pricing');
			await startReact(page);
		},
	);

	await step('goes on in German, by keyboard only', async () => {
		await page.keyboard.press('Tab');
		await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
		const menu = page.locator('[popovertarget=language-menu]:visible');
		await menu.focus();
		await page.keyboard.press('Enter');
		const german = page.locator('a[hreflang=de]:visible');
		for (let stop = 0; stop < 10; stop += 1) {
			await page.keyboard.press('Tab');
			if (await german.evaluate((link) => link === document.activeElement)) break;
		}
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/de\/preise/);
		await startReact(page);
		await expect(page.getByRole('button', { name: 'Schweden entfernen' })).toBeVisible();
		const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
		expect(cookie).toMatchObject({ value: 'de', sameSite: 'Lax', path: '/' });
		const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
		expect(Math.round(days)).toBe(365);
	});

	await step('finds a country by a mistyped word, by keyboard', async () => {
		await page.keyboard.press('Control+k');
		const search = page.getByRole('dialog', { name: 'Suche' });
		await expect(search.getByRole('combobox')).toBeFocused();
		await page.keyboard.type('daenemark');
		const country = search.getByRole('option', { name: /^Dänemark/ });
		await expect(country).toBeVisible();
		for (let option = 0; option < 30; option += 1) {
			if ((await country.getAttribute('aria-selected')) === 'true') break;
			await page.keyboard.press('ArrowDown');
		}
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/de\/preise\/daenemark$/);
		await page.goto('/');
		await expect(page).toHaveURL(/\/de$/);
	});

	// The browser logs the response to the invalid form.
	const others = pageErrors.filter((error) => !error.includes('422'));
	pageErrors.splice(0, pageErrors.length, ...others);
});
