import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { LocaleCode } from '@website/contracts/locales';
import { createLocalReq, getLocalI18n } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { runStatement } from '../src/platform/transactions/statement.ts';
import { ensureCountries } from '../src/plugins/prices/seed/countries.ts';
import { openDatabase } from '../src/start/open-database.ts';

let payload: Awaited<ReturnType<typeof openDatabase>>;
const germany = () => payload.findByID({ collection: 'countries', id: 'DE' });

beforeAll(async () => {
	payload = await openDatabase();
	await ensureCountries(payload);
});

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
