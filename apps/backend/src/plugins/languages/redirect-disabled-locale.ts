import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import { redirect } from 'next/navigation.js';
import { waitForSiteOptions } from './watch-site-options.ts';

/** Redirects a screen in a disabled locale to the same screen in the default locale. */
export async function redirectDisabledLocale(
	{ segments = [] }: { segments?: readonly string[] },
	query: Record<string, string | string[]>,
): Promise<void> {
	await waitForSiteOptions();
	const { locale } = query;
	if (!isLocaleCode(locale) || siteLocaleCodes().includes(locale)) return;
	const pairs = Object.entries({ ...query, locale: defaultLocale() }).flatMap(([name, value]) =>
		[value].flat().map((each) => [name, each]),
	);
	redirect(`/${['admin', ...segments].join('/')}?${new URLSearchParams(pairs)}`);
}
