import config from '@payload-config';
import { RootPage } from '@payloadcms/next/views';
import { configForScreen } from '../../../../patches/new-documents.ts';
import { boundedQuery } from '../../../../platform/http/admin-query.ts';
import { redirectDisabledLocale } from '../../../../plugins/languages/redirect-disabled-locale.ts';
import { importMap } from '../importMap.js';

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
