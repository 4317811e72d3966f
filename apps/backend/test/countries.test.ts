import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { LocaleCode } from '@website/contracts/locales';
import { createLocalReq, getLocalI18n } from 'payload';
import { describe, expect, it } from 'vitest';
import { runStatement } from '../src/platform/transactions/statement.ts';
import { countryNameIn } from '../src/plugins/prices/model/country-names.ts';
import { ensureCountries } from '../src/plugins/prices/seed/countries.ts';
import { openDatabase } from '../src/start/open-database.ts';

const germany = () => payload.findByID({ collection: 'countries', id: 'DE' });

const payload = await openDatabase();
await ensureCountries(payload);

it('stores the names in all languages except English in one column', async () => {
	expect(await germany()).toMatchObject({
		id: 'DE',
		name: 'Germany',
		otherNames: 'Tyskland, Deutschland',
	});
});

it('updates the names at startup', async () => {
	const change = sql`update countries set other_names = 'Tyskland' where id = 'DE'`;
	await runStatement(payload.db.drizzle, change);
	await ensureCountries(payload);
	expect((await germany()).otherNames).toBe('Tyskland, Deutschland');
	expect((await payload.count({ collection: 'countries' })).totalDocs).toBeGreaterThan(240);
});

describe('the name of a country in the language of the editor', () => {
	const titlesIn = async (language: LocaleCode, options: object) => {
		const req = await createLocalReq({}, payload);
		req.i18n = await getLocalI18n({ config: payload.config, language });
		const { docs } = await payload.find({ collection: 'countries', req, ...options });
		return docs.map(({ shownTitle }) => shownTitle);
	};

	it.each([
		['en', 'Germany'],
		['da', 'Tyskland'],
		['de', 'Deutschland'],
	] as const)('is returned when it is read (%s)', async (language, name) => {
		expect(await titlesIn(language, { where: { id: { equals: 'DE' } } })).toEqual([name]);
		const select = { shownTitle: true };
		expect(await titlesIn(language, { where: { id: { equals: 'DE' } }, select })).toEqual([name]);
	});

	it.each([
		['en', 'Tyskland, Deutschland'],
		['da', 'Germany, Deutschland'],
		['de', 'Germany, Tyskland'],
	] as const)('is omitted from the field with its other names (%s)', async (language, names) => {
		const req = await createLocalReq({}, payload);
		req.i18n = await getLocalI18n({ config: payload.config, language });
		const { namesElsewhere } = await payload.findByID({ collection: 'countries', id: 'DE', req });
		expect(namesElsewhere).toBe(names);
	});

	it('is returned when a search matches the name in any language', async () => {
		for (const contains of ['tysk', 'german', 'deutschl'])
			expect(
				await titlesIn('da', { where: { shownTitle: { contains } }, sort: 'shownTitle' }),
			).toContain('Tyskland');
	});
});

for (const country of ['EG', 'AL', 'AX', 'AT', 'ZW', 'DE'])
	await payload.create({
		collection: 'sms-prices',
		data: { country, eur: 40_000, validFrom: '2026-01-01' },
	});

it('versions of a price are listed without a given order, as the screen requests them', async () => {
	const { docs } = await payload.findVersions({ collection: 'sms-prices' });
	expect(docs).toHaveLength(6);
});

async function findOptions(language: LocaleCode) {
	const req = await createLocalReq({}, payload);
	req.i18n = await getLocalI18n({ config: payload.config, language });
	return { req, pagination: false };
}

describe('countries are sorted by their names in the editor’s language', () => {
	const titlesIn = async (language: LocaleCode, sort?: string) => {
		const options = { ...(await findOptions(language)), ...(sort ? { sort } : {}) };
		const { docs } = await payload.find({ collection: 'countries', ...options });
		return docs.map(({ shownTitle }) => shownTitle);
	};

	it.each(['en', 'da', 'de'] as const)('all of them (%s)', async (language) => {
		const names = await titlesIn(language);
		expect(names.length).toBeGreaterThan(240);
		const { compare } = new Intl.Collator(language);
		expect(names).toEqual(names.toSorted((a, b) => compare(a ?? '', b ?? '')));
	});

	it('by the alphabet of the language', async () => {
		const initialsOf = async (language: LocaleCode, countries: readonly string[]) => {
			const names = countries.map((code) => countryNameIn(language, code));
			return (await titlesIn(language))
				.filter((name) => names.includes(name ?? ''))
				.map((name) => name?.[0]);
		};
		expect(await initialsOf('da', ['AX', 'AT', 'ZW', 'AF'])).toEqual(['A', 'Z', 'Ø', 'Å']);
		expect(await initialsOf('de', ['AX', 'EG', 'DE', 'AF'])).toEqual(['A', 'Ä', 'Å', 'D']);
	});

	it('in ascending and descending order, by both fields', async () => {
		for (const sort of ['name', 'shownTitle']) {
			const last = countryNameIn('da', 'AX');
			expect((await titlesIn('da', sort)).at(-1)).toBe(last);
			expect((await titlesIn('da', `-${sort}`)).at(0)).toBe(last);
		}
	});
});

describe('documents of a country', () => {
	const titles = async (language: LocaleCode, sort?: string) => {
		const options = { ...(await findOptions(language)), ...(sort ? { sort } : {}) };
		const { docs } = await payload.find({ collection: 'sms-prices', ...options });
		return docs.map(({ title }) => title);
	};

	it('have its name in the editor’s language as their title and are sorted by it', async () => {
		const namesOf = (language: LocaleCode, ...codes: string[]) =>
			codes.map((code) => countryNameIn(language, code));
		const danish = namesOf('da', 'AL', 'EG', 'DE', 'ZW', 'AT', 'AX');
		expect(await titles('da')).toEqual(danish);
		expect(await titles('da', 'country')).toEqual(danish);
		expect(await titles('da', 'title')).toEqual(danish);
		expect(await titles('da', '-country')).toEqual(danish.toReversed());
		expect(await titles('de', 'country')).toEqual(
			namesOf('de', 'EG', 'AX', 'AL', 'DE', 'AT', 'ZW'),
		);
	});

	it('are found by its name in every language', async () => {
		for (const contains of ['Tysk', 'German', 'Deutsch']) {
			const options = { ...(await findOptions('da')), where: { title: { contains } } };
			const { docs } = await payload.find({ collection: 'sms-prices', ...options });
			expect(docs.map(({ title }) => title)).toEqual([countryNameIn('da', 'DE')]);
		}
	});
});
