import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openAdmin } from '../publishing/admin.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { step } from './journey.ts';

const account = { email: 'priser@example.com', password: 'nine blue herons at sea' };

/** A file as LibreOffice or Excel saved it in Danish. */
const recorded = (name: string) =>
	join(import.meta.dirname, '../../apps/backend/test/recorded', name);

/** The recorded list below the headings of the product's list: `country`, `eur`, `eurPremium`, `validFrom`, `announced`, `note`. */
function recordedList(language: string): string {
	const [, ...rows] = readFileSync(recorded(`price-list.${language}.csv`), 'utf8').split(/\r?\n/);
	const separator = language.startsWith('en') ? ',' : ';';
	const cells = rows.filter(Boolean).map((row) => row.split(separator));
	return [
		['country', 'eur', 'eurPremium', 'validFrom', 'announced'],
		...cells.map((row) => [row[0], ...row.slice(4, 8)]),
	]
		.map((row) => row.join(separator))
		.join('\r\n');
}

/** A file as Danish Excel saves it: words, days, the separators of three emptied columns, Windows' line ends and code page. */
function savedByExcel(rows: readonly string[]): Buffer {
	const text = rows
		.map((row) => `${row};;;`)
		.join('\r\n')
		.replace(/(\d{4})-(\d\d)-(\d\d)/g, '$3-$2-$1')
		.replace(/\btrue\b/g, 'SAND')
		.replace(/\bfalse\b/g, 'FALSK');
	return Buffer.from(`${text}\r\n`, 'latin1');
}

/** The cells of a row by column. */
function cellsOf(header: string, row: string): Map<string, string> {
	const names = header.split(';');
	return new Map(row.split(';').map((cell, index) => [names[index] ?? '', cell]));
}

test('a price manager exports prices, changes them in Excel, imports and repairs them', async ({
	browser,
}) => {
	let fleet: Fleet | undefined;
	try {
		fleet = await startFleet({ nodes: 1 });
		const { origin } = fleet.backend;
		const site = fleet.nodes[0]?.origin ?? '';
		const backend = await fleet.signIn();
		const currentPassword = fleet.backend.environment.SEED_ADMIN_PASSWORD;
		await backend.create('users', { ...account, role: 'price-manager', currentPassword });
		const context = await browser.newContext({ locale: 'da-DK', acceptDownloads: true });
		const page = await context.newPage();
		await useAsPriceManager(page, { origin, site });
		await context.close();
	} finally {
		await fleet?.close();
	}
});

async function useAsPriceManager(
	page: Page,
	{ origin, site }: { origin: string; site: string },
): Promise<void> {
	const list = `${origin}/admin/collections/sms-prices`;
	const panel = page.locator('.csv-panel');
	const changes = panel.locator('.own-table tbody tr');
	const status = panel.locator('[role=status]');
	const alert = panel.locator('[role=alert]');
	const importButton = panel.getByRole('button', { name: /^Importér/ });
	const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Copenhagen' });

	async function openList(): Promise<void> {
		await openAdmin(page, list);
		await clickUntilVisible(panel.locator('summary'), panel.locator('a[download]').first());
	}
	const choose = (name: string, content: string | Buffer) =>
		panel
			.getByLabel('Vælg en CSV-fil')
			.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
	async function download(label: string): Promise<string[]> {
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			panel.getByRole('link', { name: label, exact: true }).click(),
		]);
		return readFileSync(await file.path(), 'utf8')
			.trim()
			.split(/\r?\n/);
	}
	const publicPrice = async (country: string) => {
		const response = await fetch(`${site}/api/prices?currency=EUR&countries=${country}`);
		const { data } = await response.json();
		return Number(data[0].transactionSms.EUR);
	};

	await step('signs in, in Danish', async () => {
		await openAdmin(page, `${origin}/admin`);
		await page.getByLabel('E-mailadresse').fill(account.email);
		await page.getByLabel('Adgangskode', { exact: true }).fill(account.password);
		await page.getByRole('button', { name: 'Log ind' }).click();
		await expect(page).toHaveURL(/\/admin\/?$/);
	});

	const [header = '', ...rows] = await step('downloads the list for Excel', async () => {
		await openList();
		return download('Hent til Excel');
	});
	const lastRow = (country: string) =>
		cellsOf(header, rows.filter((line) => line.startsWith(`${country};`)).at(-1) ?? '');
	const price = (country: string) => Number(lastRow(country).get('eur')?.replace(',', '.'));
	const danish = (amount: number) => String(Number(amount.toFixed(4))).replace('.', ',');
	/** The last row of a country, copied for another price from today on. */
	const newRow = (country: string, eur: string) =>
		[...lastRow(country).set('eur', eur).set('validFrom', today).values()].join(';');
	expect(header).toMatch(/^country;eur;/);

	await step(
		'saves it in Danish Excel unchanged: the preview says that nothing changes',
		async () => {
			await choose('priser.csv', savedByExcel([header, ...rows]));
			await expect(status).toHaveText(/0 nye, 0 ændrede, \d+ uændrede$/);
			await expect(importButton).toHaveCount(0);
		},
	);

	const raised = danish(price('FI') * 1.1);
	const tripled = danish(price('SE') * 3);
	const file = savedByExcel([header, ...rows, newRow('FI', raised), newRow('SE', tripled)]);

	await step(
		'adds prices of today and sees each beside the former price, one of them marked',
		async () => {
			await choose('priser.csv', file);
			await expect(status).toHaveText(/2 nye, 0 ændrede, \d+ uændrede, 1 skal kontrolleres$/);
			await expect(changes.first()).toHaveText(
				new RegExp(`SE · ${today}.*eur ${danish(price('SE'))} → ${tripled}\\+200\\s%Kontrollér`),
			);
			await expect(changes.nth(1)).toHaveText(new RegExp(`FI · ${today}.*→ ${raised}\\+10\\s%`));
		},
	);

	await step('confirms the marked row and imports; the public prices follow', async () => {
		const before = await publicPrice('FI');
		await expect(importButton).toBeDisabled();
		await panel.getByLabel('Jeg har kontrolleret den markerede række').check();
		await importButton.click();
		await expect(status).toHaveText(/^Importeret: 2 nye/);
		await expect.poll(() => publicPrice('FI')).toBe(Number(raised.replace(',', '.')));
		expect(before).not.toBe(await publicPrice('FI'));
		await page.goto(`${site}/da/priser?currency=EUR&countries=FI`);
		await expect(page.getByRole('main')).toContainText(raised);
	});

	await step(
		'drops a file whose decimal points LibreOffice lost: refused with the reason',
		async () => {
			await openList();
			await choose('priser.csv', recordedList('en-us'));
			const confirmation = panel.locator('.csv-confirm input');
			await expect(importButton).toBeVisible();
			if (await confirmation.isVisible()) await confirmation.check();
			await importButton.click();
			await expect(status).toHaveText(/^Importeret: 3 nye/);
			const dataTransfer = await page.evaluateHandle((text) => {
				const data = new DataTransfer();
				data.items.add(new File([text], 'priser.csv', { type: 'text/csv' }));
				return data;
			}, recordedList('da'));
			await panel.locator('.file-drop').dispatchEvent('drop', { dataTransfer });
			await expect(alert).toContainText('36 er præcis 1.000 gange den tidligere pris 0,036');
			await expect(importButton).toHaveCount(0);
		},
	);

	await step(
		'chooses a workbook and a file with an unknown country: refused with line and reason',
		async () => {
			await panel.getByLabel('Vælg en CSV-fil').setInputFiles(recorded('price-list.da.xlsx'));
			await expect(alert).toContainText('Filen er en Excel-projektmappe');
			await choose('priser.csv', `country;validFrom;eur\nFI;${today};0,04\nXX;${today};0,04\n`);
			await expect(alert.locator('tbody tr')).toHaveText([/3.*country.*Ukendt land/]);
			await expect(importButton).toHaveCount(0);
			await panel.getByRole('button', { name: 'Annullér' }).click();
			await expect(panel.locator('.own-table')).toHaveCount(0);
		},
	);

	await step('imports a wrong price, and undoes the import', async () => {
		const halved = danish(Number(raised.replace(',', '.')) / 2);
		await choose('priser.csv', `country;validFrom;eur\nFI;${today};${halved}\n`);
		await panel.locator('.csv-confirm input').check();
		await importButton.click();
		await expect(status).toHaveText(/^Importeret: 0 nye, 1 ændret/);
		await expect.poll(() => publicPrice('FI')).toBe(Number(halved.replace(',', '.')));
		await panel.getByRole('button', { name: 'Fortryd denne import' }).click();
		await expect(status).toHaveText(/^Fortrudt: 1 række er som før/);
		await expect.poll(() => publicPrice('FI')).toBe(Number(raised.replace(',', '.')));
	});

	await step('exports the list again, which imports without a change', async () => {
		await openList();
		const [again = '', ...stored] = await download('Hent til Excel');
		expect(stored.length).toBe(rows.length + 5);
		await choose('priser.csv', savedByExcel([again, ...stored]));
		await expect(status).toHaveText(/0 nye, 0 ændrede, \d+ uændrede$/);
	});
}
