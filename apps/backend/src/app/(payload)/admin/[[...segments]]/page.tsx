import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { boundedQuery } from '../../../../surface/admin-query.ts';
import { importMap } from '../importMap.js';

interface Props {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
	generatePageMetadata({ config, params, searchParams });

/** Every view of the editors' interface. */
export default function Page({ params, searchParams }: Props) {
	return RootPage({ config, params, searchParams: searchParams.then(boundedQuery), importMap });
}
