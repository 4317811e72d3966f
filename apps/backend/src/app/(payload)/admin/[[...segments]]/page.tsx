import config from '@payload-config';
import { RootPage } from '@payloadcms/next/views';
import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import { redirect } from 'next/navigation.js';
import { configForScreen } from '../../../../patches/new-documents.ts';
import { boundedQuery } from '../../../../platform/http/admin-query.ts';
import { waitForSiteOptions } from '../../../../plugins/languages/watch-site-options.ts';
import { importMap } from '../importMap.js';

/** Redirects a screen in a disabled locale to the same screen in the default locale. */
async function redirectDisabledLocale(
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

export { screenMetadata as generateMetadata } from './screen-metadata.ts';

interface Props {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

/** Renders all views of the admin. */
export default async function Page({ params, searchParams }: Props) {
	await redirectDisabledLocale(await params, await searchParams);
	const screenConfig = Promise.all([config, params]).then(([all, { segments }]) =>
		configForScreen(all, segments),
	);
	return RootPage({
		config: screenConfig,
		params,
		searchParams: searchParams.then(boundedQuery),
		importMap,
	});
}
