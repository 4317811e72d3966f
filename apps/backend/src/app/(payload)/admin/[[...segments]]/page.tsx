import config from '@payload-config';
import { RootPage } from '@payloadcms/next/views';
import { boundedQuery } from '../../../../platform/http/admin-query.ts';
import { importMap } from '../importMap.js';

export { screenMetadata as generateMetadata } from './screen-metadata.ts';

interface Props {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

/** Every view of the editors' interface. */
export default function Page({ params, searchParams }: Props) {
	return RootPage({ config, params, searchParams: searchParams.then(boundedQuery), importMap });
}
