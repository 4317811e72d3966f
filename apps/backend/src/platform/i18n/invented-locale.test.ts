import { inventLocale } from '@website/contracts/testing/invented-locale';
import { expect, it } from 'vitest';

// A language added to `locales` reaches every list of the backend. The type checker finds missing texts.

const { code, languageTag } = inventLocale();

it('a new locale prefixes the paths of its pages', async () => {
	const { documentAddress, homeAddress, localizedRoute, splitAddress } = await import(
		'../../content/addresses/address.ts'
	);
	const lang = code as Parameters<typeof homeAddress>[0];
	expect(homeAddress(lang)).toBe(`/${code}`);
	expect(documentAddress('pages', lang, 'us', 'about')).toBe('/xx/about/us');
	expect(localizedRoute(lang, '/docs')).toBe('/xx/docs');
	expect(splitAddress('/xx')).toEqual({ lang, slug: 'home' });
	expect(splitAddress('/xx/about/us')).toEqual({ lang, slug: 'us', parentSlug: 'about' });
});

it('the code of a new locale is a reserved slug', async () => {
	const { isReserved } = await import('../../content/addresses/site-paths.ts');
	expect(isReserved(code)).toBe(true);
});

it('a new locale is included in the address book', async () => {
	const { toEntry } = await import('../../content/addresses/load-address-book.ts');
	const row = { id: 1, title: { xx: 'Om' }, slug: { en: 'about', xx: 'om' }, updatedAt: '2026' };
	const page = toEntry('pages', { ...row, seo: { noindex: { xx: true } } });
	expect(page).toMatchObject({ slugs: { en: 'about', xx: 'om' }, titles: { xx: 'Om' } });
	expect(page.noindex).toMatchObject({ xx: true });
});

it('a new locale is an option of redirects, and of accounts as their language and as a target language', async () => {
	const { redirects } = await import('../../plugins/redirects/collection.ts');
	const { users } = await import('../../plugins/accounts/users.ts');
	const options = JSON.stringify([redirects.fields, users.fields]);
	expect(options.match(/"value":"xx"/g)).toHaveLength(3);
});

it('a new locale is optional in demo content', async () => {
	const { altFile, globalFile, redirectsFile } = await import('../../seed/schemas.ts');
	expect(globalFile.parse({ xx: { heading: 'Hej' } })).toEqual({ xx: { heading: 'Hej' } });
	expect(altFile.safeParse({ logo: { en: 'A logo' } }).success).toBe(true);
	const redirect = { from: '/a', to: '/b', status: 301, lang: code };
	expect(redirectsFile.safeParse([redirect]).success).toBe(true);
});

it('a new locale has country names', async () => {
	const { allCountries } = await import('../../plugins/prices/model/country-names.ts');
	const germany = allCountries().find(({ id }) => id === 'DE');
	const name = new Intl.DisplayNames([code], { type: 'region' }).of('DE') ?? '';
	expect(germany?.otherNames).toContain(name);
	expect(germany?.place_xx).toBeGreaterThan(0);
	expect(languageTag).toBeTruthy();
});
