import { chromium, type Page } from 'playwright-core';
import { requireChromium } from '../../scripts/starter/system/chromium.ts';
import { quantile } from '../quantile.ts';
import type { ChoiceTimes } from './measurement.ts';

const addedCountries = ['Denmark', 'Sweden', 'Norway', 'Finland', 'Poland', 'Spain', 'Italy'];

async function timeUntil(page: Page, act: () => Promise<void>, condition: string): Promise<number> {
	const start = performance.now();
	await act();
	await page.waitForFunction(condition, undefined, { polling: 'raf' });
	await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
	return performance.now() - start;
}

async function chooseCountries(page: Page): Promise<number[]> {
	const times: number[] = [];
	const field = page.getByRole('combobox', { name: 'Add a country' });
	for (const name of addedCountries) {
		await field.click();
		await page.keyboard.type(name);
		await page.getByRole('option', { name }).first().waitFor();
		const condition = `[...document.querySelectorAll('main table thead th')].some((th) => th.textContent.includes('${name}')) && !document.querySelector('main table').textContent.includes('not loaded')`;
		times.push(await timeUntil(page, () => page.keyboard.press('Enter'), condition));
	}
	await page.keyboard.press('Escape');
	return times;
}

async function chooseCurrencies(page: Page): Promise<number[]> {
	const times: number[] = [];
	for (const round of addedCountries.keys()) {
		const [code, name] = round % 2 === 0 ? ['DKK', 'Danish krone'] : ['EUR', 'Euro'];
		const button = page.getByRole('button', { name: code, exact: true });
		const condition = `document.querySelector('main table caption').textContent.includes('${name}')`;
		times.push(await timeUntil(page, () => button.click(), condition));
	}
	return times;
}

export async function timeChoices(siteUrl: string): Promise<ChoiceTimes> {
	const browser = await chromium.launch({
		executablePath: requireChromium(),
		args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
	});
	try {
		// The conditions below are source text, which the page's content security policy would not evaluate.
		const page = await browser.newPage({
			viewport: { width: 1440, height: 900 },
			bypassCSP: true,
		});
		await page.goto(`${siteUrl}/pricing`);
		await page.keyboard.press('Shift');
		await page.waitForFunction('"__reactRouterDataRouter" in window');
		const country = await chooseCountries(page);
		const currency = await chooseCurrencies(page);
		const germany = page.locator('details', { hasText: 'Germany' }).last();
		await germany.locator('summary', { hasText: 'Germany' }).click();
		const allOperators = await timeUntil(
			page,
			() => germany.locator('summary', { hasText: 'Show all' }).click(),
			'document.querySelector("details input[type=search]") !== null',
		);
		await germany.locator('summary', { hasText: 'Germany' }).click();
		const explorer = await timeUntil(
			page,
			() => page.locator('summary', { hasText: 'All countries' }).click(),
			'document.querySelectorAll("table[aria-rowcount] button[aria-pressed]").length > 10',
		);
		const search = page.getByRole('searchbox', { name: 'Search countries and operators' });
		const operatorSearch = await timeUntil(
			page,
			() => search.fill('atlas tel 981'),
			'[...document.querySelectorAll("[role=status]")].some((status) => /countr.* · .*operator/.test(status.textContent))',
		);
		const open = page.getByRole('button', { name: 'Operators in Albania' });
		const countryOpened = await timeUntil(
			page,
			() => open.click(),
			'[...document.querySelectorAll("table[aria-rowcount] th")].some((th) => /Atlas\\s+Tel\\s+981/.test(th.textContent))',
		);
		const median = (times: number[]) => Math.round(quantile(times, 0.5));
		return {
			country: median(country),
			currency: median(currency),
			explorer: Math.round(explorer),
			operatorSearch: Math.round(operatorSearch),
			countryOpened: Math.round(countryOpened),
			allOperators: Math.round(allOperators),
			rounds: addedCountries.length,
		};
	} finally {
		await browser.close();
	}
}
