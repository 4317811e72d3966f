import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

export { screenMetadata as generateMetadata } from './screen-metadata.ts';

interface Props {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

/** Renders unknown views of the admin. */
export default function NotFound({ params, searchParams }: Props) {
	return NotFoundPage({ config, params, searchParams, importMap });
}
