import { inventLocale } from '@website/contracts/testing/invented-locale';
import { expect, it } from 'vitest';

// Adding a locale to `locales` is sufficient for all lists of the site. The type check reports missing texts.

const { code } = inventLocale();

interface Entry {
	path?: string;
	children?: Entry[];
}

const paths = (entries: readonly Entry[]): string[] =>
	entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths(children ?? [])]);

it('has the same routes as other locales, including misprefixed articles', async () => {
	const { default: routes } = await import('./routes');
	const all = paths(routes);
	const below = (prefix: string) =>
		all
			.filter((path) => path === prefix || path.startsWith(`${prefix}/`))
			.map((path) => path.replace(prefix, ''))
			.filter((path) => !/^\/(en|da|de|xx)\//.test(path));
	expect(below('xx')).toEqual(below('da'));
	expect(all).toEqual(
		expect.arrayContaining(['sitemap-xx.xml', 'xx/da/blog/:slug', 'da/xx/blog/:slug']),
	);
});

it('is recognized in URLs', async () => {
	const { localeFromPath, localizedPath } = await import('#shared/locales/locale.ts');
	const { parseMisplacedAddress } = await import('./content/loading/misplaced-address');
	expect(localeFromPath('/xx/om')).toBe(code);
	expect(localizedPath(localeFromPath('/xx'), '/blog')).toBe('/xx/blog');
	expect(parseMisplacedAddress('/da/xx/blog/hej')).toMatchObject({ lang: code, slug: 'hej' });
});

it('formats money by its own rules', async () => {
	const { formatMoney } = await import('#shared/prices/money.ts');
	const { localeFromPath } = await import('#shared/locales/locale.ts');
	const locale = localeFromPath('/xx');
	expect(formatMoney('1234.5', 'EUR', locale)).toBe(
		new Intl.NumberFormat('sv-FI', { style: 'currency', currency: 'EUR' }).format(1234.5),
	);
});
