import config from '@payload-config';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

interface Props {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
	generatePageMetadata({ config, params, searchParams });

/** Unknown view of the editors' interface. */
export default function NotFound({ params, searchParams }: Props) {
	return NotFoundPage({ config, params, searchParams, importMap });
}
