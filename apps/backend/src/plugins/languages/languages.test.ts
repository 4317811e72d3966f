import { localeCodes } from '@website/contracts/locales';
import { allOptions, type SiteOptions, siteOptions } from '@website/contracts/site-options';
import { createClientConfig, createLocalReq } from 'payload';
import { applyLocaleFiltering } from 'payload/shared';
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
	onTestFinished,
	vi,
} from 'vitest';
import { json, startRest } from '../../../test/http/rest.ts';
import { invalidate } from '../../platform/cluster/invalidation.ts';
import { loadStates } from '../translations/states/load-states.ts';
import { countMissingDocuments } from './read-missing.ts';
import { inScreenLocale, queryWithLocale } from './screen-locale.ts';
import { optionsKey, waitForSiteOptions } from './site-options.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});
afterAll(() => backend.payload.destroy());
afterEach(() => choose({}));

const allEnabled = allOptions();

async function choose(part: { [Name in keyof SiteOptions]?: unknown }) {
	const response = await backend.request('languages', {
		method: 'POST',
		headers: json,
		body: JSON.stringify({ ...allEnabled, ...part }),
	});
	return { status: response.status, body: await response.json() };
}

const home = '{ page(slug: "home", lang: en) { href translations { locale href } } }';
const options = '{ siteOptions { languages defaultLanguage offAnswer currencies features } }';
const ownerIn = (lang: string) =>
	`{ slugOwner(kind: page, slug: "home", lang: ${lang}) { href locale } }`;

describe('choosing languages', () => {
	it.each([
		[{ languages: [] }, 'languages'],
		[{ languages: ['xx'] }, 'languages.0'],
		[{ languages: ['en', 'en'] }, 'languages'],
		[{ languages: ['da'] }, 'defaultLanguage'],
		[{ currencies: [] }, 'currencies'],
		[{ offAnswer: '404' }, 'offAnswer'],
	])('rejects %j and names the field', async (part, field) => {
		const { status, body } = await choose(part);
		expect(status).toBe(400);
		expect(body.errors[0].message).toContain(`${field}: `);
	});

	it('returns the enabled languages with a cache tag that every response has', async () => {
		await choose({ languages: ['en', 'da'], currencies: ['DKK'], offAnswer: 'gone' });
		const { data, body } = await backend.content(options);
		expect(data?.siteOptions).toEqual({
			languages: ['en', 'da'],
			defaultLanguage: 'en',
			offAnswer: 'gone',
			currencies: ['DKK'],
			features: allEnabled.features,
		});
		expect(body.extensions.cacheTags).toContain('options');
		expect((await backend.content(home)).body.extensions.cacheTags).toContain('options');
	});

	it('omits a disabled language from translations and restores its published texts when it is enabled again', async () => {
		const locales = async () => {
			const { data } = await backend.content(home);
			return JSON.stringify(data?.page);
		};
		const before = await locales();
		expect(before).toContain('"/de"');
		await choose({ languages: ['en', 'da'] });
		expect(await locales()).not.toContain('"/de"');
		await choose({});
		expect(await locales()).toBe(before);
	});

	it('serves the default language at URLs without a prefix', async () => {
		await choose({ defaultLanguage: 'da' });
		const { data } = await backend.content(home);
		expect(data?.page).toMatchObject({ href: '/en' });
		expect((await backend.content(ownerIn('da'))).data?.slugOwner).toMatchObject({ href: '/' });
	});

	it('is recorded in the audit trail and requires an administrator', async () => {
		await choose({ languages: ['en'] });
		const { docs } = await backend.payload.find({
			collection: 'audit-entries',
			where: { place: { equals: 'languages' } },
			sort: '-id',
		});
		expect(docs[0]).toMatchObject({
			action: 'changed',
			details: 'en; EUR, DKK; prices, docs, blog, newsletter, search, chat',
		});
		const response = await backend.anonymousRequest('languages', { method: 'POST' });
		expect(response.status).toBe(401);
	});
});

describe('switching features off', () => {
	const features = (off: string) => ({
		features: allEnabled.features.filter((feature) => feature !== off),
	});
	const sitemapPaths = async () => {
		const { data } = await backend.content('{ sitemap(lang: en) { nodes { href } } }');
		return JSON.stringify(data?.sitemap);
	};
	const postCount = async () => {
		const { data } = await backend.content('{ posts(where: { lang: en }) { totalCount } }');
		return data?.posts;
	};

	it('hides the articles of a blog, also as targets of links, and brings them back', async () => {
		const articleTarget = async () =>
			(await (await backend.request('link-targets?search=first&locale=en')).text()).includes(
				'"posts"',
			);
		const [before, sitemap] = [await postCount(), await sitemapPaths()];
		expect(sitemap).toContain('"/blog/');
		expect(await articleTarget()).toBe(true);
		await choose(features('blog'));
		expect(await articleTarget()).toBe(false);
		expect(await postCount()).toEqual({ totalCount: 0 });
		expect(await sitemapPaths()).not.toContain('"/blog/');
		await choose(features(''));
		expect([await postCount(), await sitemapPaths()]).toEqual([before, sitemap]);
	});

	it('hides the page with all prices, and keeps those with some', async () => {
		await backend.payload.create({
			collection: 'pages',
			locale: 'en',
			data: {
				title: 'All prices',
				slug: 'all-prices',
				navbarTheme: 'light',
				pageLayout: 'default',
				_status: 'published',
				sections: [
					{
						blockType: 'pricingOverview',
						heading: 'Prices',
						channel: 'all',
					},
				],
			},
		});
		await backend.payload.create({
			collection: 'pages',
			locale: 'en',
			data: {
				title: 'SMS',
				slug: 'sms',
				navbarTheme: 'light',
				pageLayout: 'default',
				_status: 'published',
				sections: [{ blockType: 'pricingOverview', heading: 'Prices', channel: 'sms' }],
			},
		});
		expect(await sitemapPaths()).toContain('"/all-prices"');
		await choose(features('prices'));
		const sitemap = await sitemapPaths();
		expect(sitemap).not.toContain('"/all-prices"');
		expect(sitemap).toContain('"/sms"');
		await choose(features(''));
	});

	it('offers no sections of it, and keeps those that a page has', async () => {
		const field = backend.payload.collections.pages.config.flattenedFields.find(
			(each) => each.type === 'blocks',
		);
		const offered = (...blockTypes: string[]) => {
			const sections = blockTypes.map((blockType) => ({ blockType }));
			const filter = field?.filterOptions;
			// Reads only its siblings.
			return typeof filter === 'function' ? filter({ siblingData: { sections } } as never) : [];
		};
		expect(offered()).toContain('priceExtract');
		await choose(features('prices'));
		expect(offered()).toContain('hero');
		expect(offered()).not.toContain('priceExtract');
		expect(offered('hero', 'priceExtract')).toContain('priceExtract');
		await choose(features(''));
	});

	it('keeps the features that a request does not name', async () => {
		await choose(features('docs'));
		await choose({ features: undefined });
		expect(siteOptions().features).toEqual(features('docs').features);
	});

	it.each([['rates'], ['blog', 'blog']])('rejects %j', async (...names) => {
		const { status, body } = await choose({ features: names });
		expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('features')]);
	});
});

describe('the admin', () => {
	const nameLocale = (
		segments: readonly string[],
		query: Record<string, string | string[]> = {},
	) => {
		const headers = new Headers({ authorization: `JWT ${backend.token}` });
		return queryWithLocale(backend.payload, headers, segments, query);
	};

	/** Stores the locale of the administrator's last screen, until the end of the test. */
	async function storePreference(value: string): Promise<number> {
		const { payload, token } = backend;
		const { user } = await payload.auth({
			headers: new Headers({ authorization: `JWT ${token}` }),
		});
		const owner = { relationTo: 'users', value: Number(user?.id) } as const;
		const { id } = await payload.db.create({
			collection: 'payload-preferences',
			data: { key: 'locale', value, user: owner },
		});
		onTestFinished(async () => {
			await payload.db.deleteOne({
				collection: 'payload-preferences',
				where: { id: { equals: id } },
			});
		});
		return Number(id);
	}

	async function availableLocales(language = 'en') {
		const { payload } = backend;
		const req = await createLocalReq({}, payload);
		req.i18n = { ...req.i18n, language };
		const clientConfig = createClientConfig({
			config: payload.config,
			i18n: req.i18n,
			importMap: {},
			user: true,
		});
		await applyLocaleFiltering({ clientConfig, config: payload.config, req });
		return clientConfig.localization || { defaultLocale: '', localeCodes: [], locales: [] };
	}

	it('offers the enabled languages', async () => {
		expect((await availableLocales()).localeCodes).toEqual(['en', 'da', 'de']);
		await choose({ languages: ['da', 'de'], defaultLanguage: 'de' });
		expect((await availableLocales()).localeCodes).toEqual(['da', 'de']);
	});

	it("names the languages in the editor's language", async () => {
		const { locales } = await availableLocales('da');
		expect(locales.map(({ label }) => label)).toEqual(['Engelsk', 'Dansk', 'Tysk']);
	});

	describe.each(localeCodes)('with %s as the default', (code) => {
		beforeEach(() => choose({ defaultLanguage: code }));

		it.each(localeCodes)(
			'has it in the browser of an editor with %s as interface',
			async (language) => {
				expect((await availableLocales(language)).defaultLocale).toBe(code);
			},
		);

		it.each([
			['a page', ['collections', 'pages', '1']],
			['an article', ['collections', 'posts', '1']],
			['a global', ['globals', 'footer']],
			['a list', ['collections', 'pages']],
		])('names it in the URL of %s', async (_screen, segments) => {
			expect(await nameLocale(segments, { page: '2' })).toEqual({ page: '2', locale: code });
			expect(await nameLocale(segments, { locale: 'en' })).toBeNull();
		});

		it('reads and writes it by REST without a locale', async () => {
			const first = async (query: string) => {
				const response = await backend.request(`pages?limit=1&sort=id&draft=true${query}`);
				return (await response.json()).docs[0];
			};
			const { id, title } = await first('');
			expect(title).toBe((await first(`&locale=${code}`)).title);
			const response = await backend.request(`pages/${id}?draft=true`, {
				method: 'PATCH',
				headers: json,
				body: JSON.stringify({ title: `in ${code}` }),
			});
			expect(response.status).toBe(200);
			const { title: titles } = await backend.payload.findByID({
				collection: 'pages',
				id,
				locale: 'all',
				draft: true,
			});
			for (const other of localeCodes)
				expect(Reflect.get(Object(titles), other) === `in ${code}`, other).toBe(other === code);
		});
	});

	it('clears the configurations for browsers that Payload keeps', async () => {
		const kept = { en: {}, de: {} };
		vi.stubGlobal('_payload_clientConfigs', kept);
		await choose({ defaultLanguage: 'de' });
		expect(kept).toEqual({});
		vi.unstubAllGlobals();
	});

	it('names the locale of the last screen, or the default one if it has been disabled', async () => {
		await storePreference('de');
		expect(await nameLocale(['globals', 'footer'])).toEqual({ locale: 'de' });
		await choose({ languages: ['en', 'da'], defaultLanguage: 'da' });
		expect(await nameLocale(['globals', 'footer'])).toEqual({ locale: 'da' });
		for (const locale of ['de', 'xx', ['en', 'de']])
			expect(await nameLocale([], { locale })).toEqual({ locale: 'da' });
	});

	it('leaves the URL of a screen without documents or without a user', async () => {
		expect(await nameLocale(['planned'])).toBeNull();
		expect(
			await queryWithLocale(backend.payload, new Headers(), ['collections', 'pages'], {}),
		).toBeNull();
	});

	it('runs a server function in the locale of its screen, not of another window', async () => {
		const { payload } = backend;
		const id = await storePreference('de');
		const read = async () =>
			(await payload.findByID({ collection: 'payload-preferences', id })).value;
		expect(await inScreenLocale(new Headers({ 'x-screen-locale': 'da' }), read)).toBe('da');
		expect(await inScreenLocale(new Headers({ 'x-screen-locale': '' }), read)).toBe('de');
		expect(await read()).toBe('de');
	});

	it('lists the states of documents in the enabled languages only', async () => {
		const { payload } = backend;
		const { docs } = await payload.find({ collection: 'pages', limit: 1 });
		const languages = async () =>
			(await loadStates(payload, 'pages', docs[0]?.id ?? 0)).map(({ language }) => language);
		const before = await languages();
		await choose({ languages: ['en'] });
		expect(await languages()).toEqual(before.filter((language) => language === 'en'));
	});

	it('counts the unpublished documents of a disabled language', async () => {
		const { payload } = backend;
		await choose({ languages: ['en', 'da'] });
		const { i18n } = await createLocalReq({}, payload);
		const missing = await countMissingDocuments(payload, i18n, 'de');
		const pages = await payload.count({
			collection: 'translation-states',
			where: {
				language: { equals: 'de' },
				entity: { equals: 'pages' },
				published: { not_equals: true },
			},
		});
		expect(missing.find(({ label }) => label === 'Pages')?.count ?? 0).toBe(pages.totalDocs);
	});
});

it('“publish all languages” publishes only the enabled ones', async () => {
	const { payload } = backend;
	await choose({ languages: ['en', 'da'] });
	const { id } = await payload.create({
		collection: 'products',
		data: { title: 'One', _status: 'draft' },
		draft: true,
		locale: 'en',
	});
	await payload.update({
		collection: 'products',
		id,
		locale: 'de',
		data: { title: 'Eins' },
		draft: true,
	});
	const response = await backend.request(`products/${id}?publishAllLocales=true`, {
		method: 'PATCH',
		headers: json,
		body: JSON.stringify({ _status: 'published' }),
	});
	expect(response.status).toBe(200);
	const live = await payload.findByID({ collection: 'products', id, locale: 'all' });
	expect(live.title).toEqual({ en: 'One', da: null, de: null });
});

it('applies the options that another backend has stored', async () => {
	const { payload } = backend;
	await payload.kv.set(optionsKey, { ...allEnabled, languages: ['de'], defaultLanguage: 'de' });
	invalidate(['options']);
	await waitForSiteOptions();
	expect(siteOptions().languages).toEqual(['de']);
	invalidate('all');
	expect((await backend.content(options)).data?.siteOptions).toMatchObject({ languages: ['de'] });
});
