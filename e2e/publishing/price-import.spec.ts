import { expect, type Page, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/** A random day far in the future, different in each run. Visitors do not see prices that are neither valid nor announced. */
const randomDay = () =>
	`${2100 + Math.floor(Math.random() * 800)}-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;

const csv = (...rows: string[]) => ({
	name: 'prices.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from(['country;validFrom;eur;note', ...rows, ''].join('\n')),
});

async function openImport(page: Page, language: string): Promise<void> {
	await signInToAdmin(page, await newAccount({ role: 'price-manager' }));
	await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }]);
	await openAdmin(page, `${origin}/admin/collections/sms-prices`);
	await clickUntilVisible(
		page.locator('.csv-panel summary'),
		page.locator('.csv-panel a[download]').first(),
	);
}

test('a price import shows what changes before it is confirmed', async ({ page }) => {
	const backend = await signIn();
	const day = randomDay();
	const row = (country: string) =>
		`where[country][equals]=${country}&where[validFrom][equals]=${day}`;
	const euros = async (country: string) => (await backend.first('sms-prices', row(country))).eur;
	try {
		await openImport(page, 'en');
		const choose = page.getByLabel('Choose a CSV file');
		const table = page.locator('.csv-panel .own-table');
		await choose.setInputFiles(csv(`FI;${day};0,04;`));
		await expect(table.locator('tbody tr')).toHaveText([/^2FI · .*New.*eur 0\.04/]);
		expect(await backend.count('sms-prices', row('FI'))).toBe(0);
		await page.getByRole('button', { name: 'Import 1 row' }).click();
		await expect(page.locator('.csv-panel [role=status]')).toHaveText(/^Imported: 1 new/);
		await expect(table).toBeHidden();
		const before = await euros('FI');

		// A file dropped on the panel, with a raised price and a new one.
		const file = csv(`FI;${day};0,05;`, `SE;${day};0,06;Talks`);
		const dataTransfer = await page.evaluateHandle((text) => {
			const data = new DataTransfer();
			data.items.add(new File([text], 'prices.csv', { type: 'text/csv' }));
			return data;
		}, file.buffer.toString());
		await page.locator('.file-drop').dispatchEvent('drop', { dataTransfer: dataTransfer });
		await expect(table.locator('tbody tr')).toHaveText([
			/Changed.*eur 0\.04 → 0\.05\+25%/,
			/New.*eur 0\.06.*note Talks/,
		]);
		expect(await euros('FI')).toBe(before);
		await page.getByRole('button', { name: 'Import 2 rows' }).click();
		await expect(page.locator('.csv-panel [role=status]')).toHaveText(
			/^Imported: 1 new, 1 changed/,
		);
		expect(await euros('FI')).not.toBe(before);
	} finally {
		for (const country of ['FI', 'SE'])
			if ((await backend.count('sms-prices', row(country))) > 0)
				await backend.remove('sms-prices', (await backend.first('sms-prices', row(country))).id);
	}
});

test('a file with an invalid line cannot be imported; the error names line and reason, in German', async ({
	page,
}) => {
	const day = randomDay();
	await openImport(page, 'de');
	await page
		.getByLabel('CSV-Datei auswählen')
		.setInputFiles(csv(`FI;${day};0,04;`, `XX;${day};0,04;`));
	await expect(page.locator('.csv-panel [role=alert] tbody tr')).toHaveText([
		/3.*country.*Unbekanntes Land/,
	]);
	await expect(page.getByRole('button', { name: /importieren/ })).toHaveCount(0);
	await page.getByRole('button', { name: 'Abbrechen' }).click();
	await expect(page.locator('.csv-panel .own-table')).toHaveCount(0);
});
