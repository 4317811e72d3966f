import config from '@payload-config';
import { RootPage } from '@payloadcms/next/views';
import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { configForScreen } from '../../../../patches/new-documents.ts';
import { boundedQuery } from '../../../../platform/http/admin-query.ts';
import { queryWithLocale, waitForSiteOptions } from '../../../../plugins/languages/api.ts';
import { importMap } from '../importMap.js';

export { screenMetadata as generateMetadata } from './screen-metadata.ts';

interface Props {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

/** Redirects a screen to its URL with an enabled locale (`queryWithLocale`). */
async function nameLocale({ params, searchParams }: Props): Promise<void> {
	const { segments = [] } = await params;
	await waitForSiteOptions();
	const payload = await getPayload({ config });
	const query = await queryWithLocale(payload, await headers(), segments, await searchParams);
	if (!query) return;
	const pairs = Object.entries(query).flatMap(([name, value]) =>
		[value].flat().map((each) => [name, each]),
	);
	redirect(`/${['admin', ...segments].join('/')}?${new URLSearchParams(pairs)}`);
}

/** Renders all views of the admin. */
export default async function Page(props: Props) {
	await nameLocale(props);
	const { params, searchParams } = props;
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
