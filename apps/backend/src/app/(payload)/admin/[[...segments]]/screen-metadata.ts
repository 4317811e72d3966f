import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { ownScreenTitle, withSite } from './screen-title.ts';

interface Asked {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

/** What the browser is told of a screen. Payload 3.90.1 calls every screen of our own "Payload", what does not exist nothing, and names the site on some of its screens only. */
export async function screenMetadata({ params, searchParams }: Asked): Promise<Metadata> {
	const metadata = await generatePageMetadata({ config, params, searchParams });
	const { admin } = await config;
	const { language, t } = await getNextRequestI18n({ config: await config });
	const { segments = [] } = await params;
	const title = ownScreenTitle(segments, language) ?? metadata?.title ?? t('general:notFound');
	return typeof title === 'string'
		? { ...metadata, title: withSite(title, admin.meta.titleSuffix) }
		: metadata;
}
