import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { createLocalReq } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '../src/platform/csv/import-report.ts';
import { limits } from '../src/platform/limits.ts';
import { openPriceProgram } from './price-program.ts';
import { bearer } from './price-requests.ts';

type Slug = 'operators' | 'sms-prices' | 'subscription-prices' | 'rcs-prices' | 'email-price-tiers';
const slugs: Slug[] = [
	'operators',
	'sms-prices',
	'subscription-prices',
	'rcs-prices',
	'email-price-tiers',
];

const payload = await openPriceProgram();
afterAll(() => payload.destroy());

async function exportCsv(slug: Slug, excelLanguage?: 'da' | 'de'): Promise<string> {
	const { exportList } = await import('../src/platform/csv/csv-list.ts');
	const { priceList } = await import('../src/plugins/prices/collections/price-collections.ts');
	const req = await createLocalReq({}, payload);
	if (excelLanguage) req.i18n = { ...req.i18n, language: excelLanguage };
	return exportList(req, priceList(slug), excelLanguage !== undefined);
}

/** Imports a list, and confirms all marked rows unless `options` say otherwise. */
async function importCsv(
	slug: Slug,
	csv: string | Uint8Array,
	dryRun = false,
	language = 'en',
	options: { page?: number; plan?: string; marked?: number } = {},
): Promise<ImportReport> {
	const { importList } = await import('../src/platform/csv/csv-list.ts');
	const { priceList } = await import('../src/plugins/prices/collections/price-collections.ts');
	const req = await createLocalReq({}, payload);
	req.i18n = { ...req.i18n, language: language === 'da' ? 'da' : 'en' };
	const bytes = typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;
	const { marked } = dryRun || 'marked' in options ? options : await importCsv(slug, csv, true);
	return importList(req, priceList(slug), bytes, {
		dryRun,
		...options,
		...(marked === undefined ? {} : { marked }),
	});
}

/** A list of SMS prices as LibreOffice saved it in a language: the cells of the recorded file below the headings of the list. */
function recordedList(language: string): string {
	const file = readFileSync(
		join(import.meta.dirname, `recorded/price-list.${language}.csv`),
		'utf8',
	);
	const delimiter = file.startsWith('country;') ? ';' : ',';
	const rows: string[][] = parse(file, { delimiter, from: 2 });
	const cells = rows.map(([country = '', , , , ...rest]) => [country, ...rest]);
	const headings = ['country', 'eur', 'eurPremium', 'validFrom', 'announced', 'note'];
	return stringify([headings, ...cells], { delimiter });
}

const findSmsPrices = async (country: string) => {
	const { docs } = await payload.find({
		collection: 'sms-prices',
		where: { country: { equals: country } },
		sort: 'validFrom',
		depth: 0,
	});
	return docs;
};

describe('price lists as CSV', () => {
	it.each(slugs)('%s: importing an export changes nothing', async (slug) => {
		const csv = await exportCsv(slug);
		const report = await importCsv(slug, csv);
		expect(report).toMatchObject({ ok: true, created: 0, updated: 0, errorCount: 0 });
		expect(report.unchanged).toBe(csv.trim().split('\n').length - 1);
		expect(await exportCsv(slug)).toBe(csv);
	});

	it('stop the import at the maximum number of reported errors', async () => {
		const { reportedErrors } = limits.prices;
		const lines = 'XX,1,,,,2026-01-01\n'.repeat(reportedErrors + 1);
		const csv = `country,eur,eurPremium,dkk,dkkPremium,validFrom\n${lines}`;
		const report = await importCsv('sms-prices', csv);
		expect(report).toMatchObject({ ok: false, isStopped: true, errorCount: reportedErrors });
		expect(report.errors.at(-1)?.line).toBe(reportedErrors + 1);
	});

	it('keep the digits from the import to the API and the export', async () => {
		const csv =
			'country;eur;eurPremium;dkk;dkkPremium;validFrom\r\nNO;0,0425;0;9007199254,740991;0,000001;2026-03-01\r\n';
		expect(await importCsv('sms-prices', csv)).toMatchObject({ ok: true, created: 1 });
		const { currentBook } = await import('../src/plugins/prices/model/current.ts');
		const [model] = await (await currentBook(payload)).models(null, ['NO']);
		expect(model?.transactionSms).toMatchObject({
			EUR: '0.0425',
			EURpremium: '0',
			DKK: '9007199254.740991',
			DKKpremium: '0.000001',
			validFrom: '2026-03-01',
		});
		expect(await exportCsv('sms-prices')).toContain(
			'NO,0.0425,0,9007199254.740991,0.000001,2026-03-01,',
		);
	});

	it('keep all digits of random amounts', async () => {
		const { formatAmount, maxAmount } = await import('../src/plugins/prices/model/amount.ts');
		const { currentBook } = await import('../src/plugins/prices/model/current.ts');
		const amount = fc.option(
			fc.oneof(fc.integer({ min: 0, max: maxAmount }), fc.integer({ min: 0, max: 9_999_999 })),
		);
		const { docs } = await payload.find({ collection: 'countries', pagination: false });
		const row = fc.record({ EUR: amount, EURpremium: amount, DKK: amount, DKKpremium: amount });
		const rows = fc.sample(row, docs.length).map((amounts, index) => ({
			country: docs[index]?.id ?? '',
			amounts: Object.values(amounts).map((amount) =>
				amount === null ? null : formatAmount(amount),
			),
		}));
		const lines = rows.map(({ country, amounts }) =>
			[country, ...amounts.map((amount) => amount ?? ''), '2026-09-01'].join(),
		);
		const csv = ['country,eur,eurPremium,dkk,dkkPremium,validFrom', ...lines].join('\n');
		expect(await importCsv('sms-prices', csv)).toMatchObject({ ok: true, created: rows.length });
		const book = await currentBook(payload);
		for (const { country, amounts } of rows) {
			const [model] = await book.models(null, [country]);
			const sms = model?.transactionSms;
			expect([sms?.EUR, sms?.EURpremium, sms?.DKK, sms?.DKKpremium]).toEqual(amounts);
		}
		await payload.delete({
			collection: 'sms-prices',
			where: { validFrom: { equals: '2026-09-01' } },
		});
	});

	it('create a version of each changed row', async () => {
		const [original] = await findSmsPrices('FI');
		const report = await importCsv('sms-prices', 'country,validFrom,eur\nFI,2026-01-01,0.5\n');
		expect(report).toMatchObject({ ok: true, created: 0, updated: 1 });
		const [updatedRow] = await findSmsPrices('FI');
		expect(updatedRow).toMatchObject({ eur: 500_000, dkk: original?.dkk, note: original?.note });
		const versions = await payload.findVersions({
			collection: 'sms-prices',
			where: { parent: { equals: original?.id } },
			sort: 'createdAt',
		});
		expect(versions.docs.map(({ version }) => version.eur)).toEqual([original?.eur, 500_000]);
		await payload.restoreVersion({ collection: 'sms-prices', id: String(versions.docs[0]?.id) });
		expect((await findSmsPrices('FI'))[0]?.eur).toBe(original?.eur);
	});

	it('report every invalid line and change nothing', async () => {
		const before = await exportCsv('sms-prices');
		const csv = [
			'country,eur,dkk,validFrom',
			'IS,0.05,0.4,2026-06-01',
			'XX,0.05,0.4,2026-06-01',
			'IS,five,"1.234,5",2026-02-30',
			'IS,0.06,0.5,2026-06-01',
			'IS,0.05',
			',0.05,0.4,',
		].join('\n');
		const report = await importCsv('sms-prices', csv);
		expect(report).toMatchObject({ ok: false, dryRun: false });
		expect(report.errors.map(({ line, column }) => [line, column])).toEqual([
			[3, 'country'],
			[4, 'eur'],
			[4, 'dkk'],
			[4, 'validFrom'],
			[5, null],
			[6, 'validFrom'],
			[7, 'country'],
			[7, 'validFrom'],
		]);
		expect(report.errors[4]?.message).toContain('line 2');
		expect(await exportCsv('sms-prices')).toBe(before);
	});

	it('report the changes in a dry run', async () => {
		const before = await exportCsv('email-price-tiers');
		const csv =
			'code,name,fromVolume,toVolume,eur,dkk,unit,validFrom\nstarter,Starter,1001,10000,1,7.5,THOUSAND_EMAILS,2027-01-01\ngrowth,Growth,10001,100000,0.8,6,THOUSAND_EMAILS,2026-01-01\n';
		expect(await importCsv('email-price-tiers', csv, true)).toMatchObject({
			ok: true,
			dryRun: true,
			created: 1,
			updated: 1,
		});
		expect(await exportCsv('email-price-tiers')).toBe(before);
	});

	it('describe each changed cell in the language of the editor', async () => {
		await importCsv('sms-prices', 'country,validFrom,eur,dkk\nFI,2029-01-01,0.04,\n');
		const csv =
			'country,validFrom,eur,dkk,note\nFI,2029-01-01,0.05,0.37,\nFI,2029-02-01,0.06,,Talks\nFI,2029-01-01,1,,\n';
		const report = await importCsv('sms-prices', csv, true, 'da');
		expect(report.errors).toMatchObject([{ line: 4 }]);
		expect(report.changes).toEqual([
			{
				line: 3,
				isNew: true,
				name: 'FI · 2029-02-01',
				cells: [
					{ column: 'eur', from: '0,04', to: '0,06', percent: 50, needsReview: true },
					{ column: 'note', from: '', to: 'Talks', percent: null, needsReview: false },
				],
			},
			{
				line: 2,
				isNew: false,
				name: 'FI · 2029-01-01',
				cells: [
					{ column: 'eur', from: '0,04', to: '0,05', percent: 25, needsReview: false },
					{ column: 'dkk', from: '', to: '0,37', percent: null, needsReview: false },
				],
			},
		]);
	});

	it('mark an amount that becomes empty or changes by more than a quarter', async () => {
		await importCsv('sms-prices', 'country,validFrom,eur,dkk\nFI,2029-05-01,0.04,0.3\n');
		const csv = 'country,validFrom,eur,dkk\nFI,2029-05-01,0.051,\n';
		const { changes } = await importCsv('sms-prices', csv, true);
		expect(changes[0]?.cells.map(({ needsReview }) => needsReview)).toEqual([true, true]);
	});

	it('refuse what Danish and German LibreOffice make of a list with decimal points', async () => {
		expect(await importCsv('sms-prices', recordedList('en-us'))).toMatchObject({ ok: true });
		const before = await exportCsv('sms-prices');
		for (const language of ['en-us', 'en-gb'])
			expect(await importCsv('sms-prices', recordedList(language))).toMatchObject({
				ok: true,
				unchanged: 3,
			});
		for (const language of ['da', 'de']) {
			const file = recordedList(language);
			for (const csv of [file, file.replace('2026-12-01', '2026-12-02')]) {
				const report = await importCsv('sms-prices', csv);
				expect(report).toMatchObject({ ok: false, errorCount: 1 });
				expect(report.errors).toEqual([
					{ line: 2, column: 'eur', message: expect.stringContaining('36 is exactly 1,000 times') },
				]);
			}
		}
		expect(await exportCsv('sms-prices')).toBe(before);
	});

	it('write marked rows only if their number is confirmed', async () => {
		// Greenland has no price on an earlier day, so that the median of the list counts.
		const csv =
			'country,validFrom,eur,dkk,,,\nGL,2020-01-01,36,0.3,,,\nFI,2029-07-01,0.05,0.3,,,\n';
		await payload.delete({ collection: 'sms-prices', where: { country: { equals: 'GL' } } });
		await importCsv('sms-prices', 'country,validFrom,eur,dkk\nFI,2029-06-01,0.05,0.3\n');
		const { changes, marked, plan } = await importCsv('sms-prices', csv, true);
		expect(marked).toBe(1);
		expect(changes.map(({ cells }) => cells.map(({ needsReview }) => needsReview))).toEqual([
			[true, false],
			[false, false],
		]);
		for (const options of [{}, { plan }, { plan, marked: 2 }]) {
			const report = await importCsv('sms-prices', csv, false, 'en', { marked: 0, ...options });
			expect(report).toMatchObject({ ok: false, isUnconfirmed: true, errors: [] });
		}
		expect(await findSmsPrices('GL')).toEqual([]);
		const report = await importCsv('sms-prices', csv, false, 'en', { plan, marked });
		expect(report).toMatchObject({ ok: true, created: 2 });
		expect(await findSmsPrices('GL')).toMatchObject([{ eur: 36_000_000 }]);
	});

	it('compare kinds of prices with their own kind', async () => {
		const csv = 'country,kind,validFrom,eur\nGL,keyword,2020-01-01,0.01\nDK,keyword,2031-01-01,\n';
		await payload.delete({
			collection: 'subscription-prices',
			where: { country: { equals: 'GL' } },
		});
		const { changes } = await importCsv('subscription-prices', csv, true);
		expect(changes.map(({ name, cells }) => [name, cells[0]?.needsReview])).toEqual([
			['GL · keyword · 2020-01-01', true],
			['DK · keyword · 2031-01-01', true],
		]);
	});

	it('come back from German and Danish Excel unchanged', async () => {
		await importCsv('sms-prices', 'country,validFrom,eur,dkk\nFI,2029-04-01,0.000075,0.3\n');
		for (const [language, separator, word] of [
			['de', '.', { true: 'WAHR', false: 'FALSCH' }],
			['da', '-', { true: 'SAND', false: 'FALSK' }],
		] as const) {
			const file = await exportCsv('sms-prices', language);
			expect(file).toMatch(/^country;eur;/);
			expect(file).toContain('FI;0,000075;');
			const saved = file
				.replaceAll('0,000075', '7,5E-05')
				.replace(/(\d{4})-(\d\d)-(\d\d)/g, `$3${separator}$2${separator}$1`)
				.replaceAll(/\b(true|false)\b/g, (value) => word[value === 'true' ? 'true' : 'false'])
				.replaceAll('\n', '\r\n');
			const report = await importCsv('sms-prices', `sep=;\r\n${saved};;;;;;;\r\n`);
			expect(report).toMatchObject({ ok: true, created: 0, updated: 0, errors: [] });
		}
	});

	it('refuse dates whose day and month may be swapped, and empty booleans', async () => {
		const rows = 'FI,01/12/2029,1,true\nFI,13/12/2029,1,\nFI,1.12.29,1,ja\n';
		const report = await importCsv('sms-prices', `country,validFrom,eur,announced\n${rows}`);
		expect(report.errors.map(({ line, column }) => [line, column])).toEqual([
			[2, 'validFrom'],
			[3, 'announced'],
			[4, 'validFrom'],
			[4, 'announced'],
		]);
		expect(report.errors[0]?.message).toContain('Excel');
	});

	it('paginate the changes of a long list', async () => {
		const { importPage } = limits.prices;
		const rows = Array.from({ length: importPage + 2 }, (_, index) => `starter-${index}`);
		const csv = `code,name,fromVolume,unit,validFrom\n${rows
			.map((code) => `${code},${code},1,EMAIL,2030-01-01`)
			.join('\n')}\n`;
		const first = await importCsv('email-price-tiers', csv, true);
		expect([first.page, first.pages, first.changes.length]).toEqual([1, 2, importPage]);
		const last = await importCsv('email-price-tiers', csv, true, 'en', { page: 9 });
		expect([last.page, last.changes.map(({ line }) => line)]).toEqual([
			2,
			[importPage + 2, importPage + 3],
		]);
	});

	it('can be undone, except for prices that were changed since', async () => {
		const { undoImport } = await import('../src/plugins/prices/lists/undo-import.ts');
		const undo = async (at: string | null) =>
			undoImport(await createLocalReq({}, payload), 'sms-prices', at ?? '');
		await importCsv(
			'sms-prices',
			'country,validFrom,eur\nIS,2029-07-01,0.05\nFO,2029-07-01,0.06\n',
		);
		const before = await exportCsv('sms-prices');
		const rows = 'IS,2029-07-01,0.07,0.5\nFO,2029-07-01,0.08,\nIS,2029-08-01,0.09,0.6\n';
		const first = await importCsv('sms-prices', `country,validFrom,eur,dkk\n${rows}`);
		expect(first).toMatchObject({ created: 1, updated: 2 });
		expect(await undo(first.undo)).toEqual({ undone: 3, left: 0 });
		expect(await exportCsv('sms-prices')).toBe(before);
		expect(await undo(first.undo)).toEqual({ undone: 0, left: 2 });
		await expect(undo('2020-01-01T00:00:00.000Z')).rejects.toMatchObject({ status: 404 });
		const second = await importCsv('sms-prices', `country,validFrom,eur,dkk\n${rows}`);
		await importCsv('sms-prices', 'country,validFrom,eur\nFO,2029-07-01,0.1\n');
		expect(await undo(second.undo)).toEqual({ undone: 2, left: 1 });
		const exported = await exportCsv('sms-prices');
		expect(exported).toContain('FO,0.1,');
		expect(exported).not.toContain('IS,0.09,');
	});

	it('write only the reviewed changes', async () => {
		const csv = 'country,validFrom,eur\nIS,2029-03-01,0.07\n';
		const { plan } = await importCsv('sms-prices', csv, true);
		await importCsv('sms-prices', 'country,validFrom,eur\nIS,2029-03-01,0.08\n');
		const before = await exportCsv('sms-prices');
		const outdated = await importCsv('sms-prices', csv, false, 'en', { plan });
		expect(outdated).toMatchObject({ ok: false, isOutdated: true, updated: 1 });
		expect(outdated.changes[0]?.cells[0]).toMatchObject({ from: '0.08', to: '0.07' });
		expect(await exportCsv('sms-prices')).toBe(before);
		const result = await importCsv('sms-prices', csv, false, 'en', { plan: outdated.plan });
		expect(result).toMatchObject({ ok: true, updated: 1, changes: [] });
		expect(await exportCsv('sms-prices')).toContain('IS,0.07,');
	});

	it.each([
		['an unknown column', 'country,eur,price,validFrom\nDK,1,1,2026-01-01\n', 'price'],
		['a column twice', 'country,eur,eur,validFrom\nDK,1,1,2026-01-01\n', 'eur'],
		['a missing column', 'country,eur\nDK,1\n', 'validFrom'],
		['nothing', '', null],
		['a header only', 'country,validFrom\n', null],
		['an open quote', 'country,validFrom\n"DK,2026-01-01\n', null],
		['another encoding', new Uint8Array([0x63, 0x8e, 0x0a]), null],
	])('are refused with %s', async (_what, csv, column) => {
		const report = await importCsv('sms-prices', csv);
		expect(report.ok).toBe(false);
		expect(report.errors[0]?.column).toBe(column);
	});

	it('identify operators by country and code, and escape formulas', async () => {
		const name = '=cmd|calc';
		const operators = `countryIso,mccMnc,name\nDK,23899,"'${name}"\n`;
		expect(await importCsv('operators', operators)).toMatchObject({ ok: true, created: 1 });
		const { docs } = await payload.find({
			collection: 'operators',
			where: { mccMnc: { equals: '23899' } },
		});
		expect(docs[0]?.name).toBe(name);
		expect(await exportCsv('operators')).toContain(`DK,23899,'${name},`);
		const rcs =
			'country,mccMnc,type,eur,dkk,validFrom\nDK,23899,BASIC,0.01,,2026-01-01\nSE,23899,BASIC,1,1,2026-01-01\n';
		const report = await importCsv('rcs-prices', rcs);
		expect(report.errors).toMatchObject([{ line: 3, column: 'mccMnc' }]);
		const [header, first] = rcs.split('\n');
		expect(await importCsv('rcs-prices', `${header}\n${first}\n`)).toMatchObject({ created: 1 });
	});

	it('report errors in the language of the editor', async () => {
		const report = await importCsv('sms-prices', 'country,validFrom\nXX,2026-01-01\n', true, 'da');
		expect(report.errors[0]?.message).toContain('Ukendt land');
	});

	it('queue one job for a whole list', async () => {
		const { totalDocs } = await payload.count({ collection: 'payload-jobs' });
		await importCsv('sms-prices', 'country,validFrom,eur\nSE,2027-01-01,1\nNO,2027-01-01,1\n');
		await expect
			.poll(async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs)
			.toBe(totalDocs + 1);
	});
});

describe('the CSV endpoints of a price list', () => {
	const call = async (
		path: string,
		init: RequestInit = {},
		user: unknown = { id: 1, role: 'price-manager' },
	) => {
		const { listEndpoints } = await import('../src/access/lists/list-endpoints.ts');
		const { priceList } = await import('../src/plugins/prices/collections/price-collections.ts');
		const method = init.method === 'POST' ? 'post' : 'get';
		const url = new URL(`http://backend.test/api/sms-prices${path}`);
		const request = new Request(url, init);
		const endpoints = listEndpoints(priceList('sms-prices'));
		const endpoint = endpoints.find((candidate) => candidate.method === method);
		const req = await createLocalReq({}, payload);
		const { body, headers } = request;
		Object.assign(req, { user, headers, searchParams: url.searchParams });
		Object.defineProperty(req, 'body', { value: body });
		return endpoint?.handler(req);
	};
	const csv = 'country,validFrom,eur\nSE,2028-01-01,2\n';

	it('accept text/csv and multipart, with and without a dry run', async () => {
		const text = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: csv };
		expect(await (await call('/import?dryRun=true', text))?.json()).toMatchObject({ created: 1 });
		const form = new FormData();
		form.set('file', new Blob([csv]), 'prices.csv');
		const unconfirmed = await call('/import', text);
		expect(unconfirmed?.status).toBe(409);
		expect(await unconfirmed?.json()).toMatchObject({ isUnconfirmed: true, marked: 1 });
		const response = await call('/import?marked=1', { method: 'POST', body: form });
		expect(response?.status).toBe(200);
		expect(await response?.json()).toMatchObject({ ok: true, created: 1 });
	});

	it('refuse an import whose plan is outdated', async () => {
		const text = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: csv };
		const response = await call('/import?plan=another', text);
		expect(response?.status).toBe(409);
		expect(await response?.json()).toMatchObject({ ok: false, isOutdated: true });
	});

	it('return a CSV file', async () => {
		const response = await call('/export.csv');
		expect(response?.headers.get('content-type')).toContain('text/csv');
		expect(await response?.text()).toMatch(
			/^country,eur,eurPremium,dkk,dkkPremium,validFrom,announced,note\n/,
		);
	});

	it('refuse anonymous requests, other types, forms without a file and invalid lines', async () => {
		const text = (body: string, type = 'text/csv') => ({
			method: 'POST',
			headers: { 'content-type': type, ...bearer(null) },
			body,
		});
		expect((await call('/import', text(csv), null))?.status).toBe(401);
		expect((await call('/export.csv', {}, null))?.status).toBe(401);
		expect((await call('/import', text(csv, 'application/json')))?.status).toBe(415);
		expect((await call('/import', { method: 'POST', body: new FormData() }))?.status).toBe(400);
		expect((await call('/import', text('country,validFrom\nXX,2026-01-01\n')))?.status).toBe(422);
	});
});
