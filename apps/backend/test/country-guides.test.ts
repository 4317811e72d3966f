import { expect, it } from 'vitest';
import {
	startSearchIndexing,
	updateSearchIndex,
} from '../src/plugins/search/update-search-index.ts';
import { startTestBackend } from './backend.ts';

const backend = await startTestBackend();
await startSearchIndexing(backend.payload);

const overview = { blockType: 'pricingOverview', channel: 'all', showAllCountries: true } as const;

async function guideOf(country: string, lang = 'en') {
	const { body } = await backend.query(
		`query($country: String!, $lang: Locale!) {
			countryGuide(country: $country, lang: $lang) {
				senderTypes registration optOut quietHours notes checkedOn
			}
		}`,
		{ variables: { country, lang } },
	);
	expect(body.errors).toBeUndefined();
	return { guide: body.data.countryGuide, tags: body.extensions.cacheTags };
}

it('returns null for a country without a guide, with the cache tag of a future guide', async () => {
	expect(await guideOf('IS')).toEqual({ guide: null, tags: ['country:IS', 'options'] });
});

it('returns a guide per language, and changes immediately', async () => {
	const { payload } = backend;
	const { id } = await payload.create({
		collection: 'country-guides',
		locale: 'en',
		data: { country: 'SE', registration: 'None.', checkedOn: '2026-11-02' },
	});
	expect((await guideOf('SE')).guide).toEqual({
		senderTypes: [],
		registration: 'None.',
		optOut: '',
		quietHours: '',
		notes: '',
		checkedOn: '2026-11-02',
	});
	expect((await guideOf('SE', 'da')).guide).toBeNull();
	await payload.update({
		collection: 'country-guides',
		id,
		locale: 'da',
		data: { quietHours: 'Ingen.', senderTypes: ['name'] },
	});
	expect((await guideOf('SE', 'da')).guide).toMatchObject({
		senderTypes: ['name'],
		registration: '',
		quietHours: 'Ingen.',
	});
});

it('refuses a second guide for a country and an impossible date', async () => {
	const create = (data: object) =>
		backend.payload.create({
			collection: 'country-guides',
			locale: 'en',
			data: { country: 'FI', ...data },
		});
	await expect(create({ checkedOn: '2026-02-30' })).rejects.toThrow(/Last checked/);
	await create({});
	await expect(create({})).rejects.toThrow(/Country/);
});

it('returns the page with all prices in each language that has one', async () => {
	const { payload } = backend;
	const english = { title: 'All prices', slug: 'all-prices', sections: [overview] };
	const page = await backend.createPage(english);
	await backend.updatePage(
		page.id,
		{ title: 'Alle priser', slug: 'alle-priser', sections: [overview] },
		'da',
	);
	await backend.updatePage(
		page.id,
		{ title: 'Kein Preis', slug: 'kein-preis', sections: [] },
		'de',
	);
	await updateSearchIndex(payload);
	const { body } = await backend.query('{ pricePages { href id locale post_title } }');
	const id = String(page.id);
	expect(body.data.pricePages).toEqual([
		{ href: '/all-prices', id, locale: 'en', post_title: 'All prices' },
		{ href: '/da/alle-priser', id, locale: 'da', post_title: 'Alle priser' },
	]);
	expect(body.extensions.cacheTags).toEqual(expect.arrayContaining(['pages', `page:${id}`]));
});
