import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { documentTitle } from '../../../../plugins/localized-titles/document-title.ts';
import { ownScreenTitle, withSite } from './screen-title.ts';

interface ScreenProps {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<Record<string, string | string[]>>;
}

async function titleOfDocument(props: ScreenProps): Promise<string | undefined> {
	const [{ segments = [] }, { locale }] = await Promise.all([props.params, props.searchParams]);
	if (segments[0] !== 'collections' || segments.length < 3) return undefined;
	const payload = await getPayload({ config });
	const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
	return documentTitle({ payload, user, segments, locale });
}

/**
 * The metadata of a screen; the title of a document's screen begins with the document's title (WCAG 2.4.2). Payload 3.90.1 gives all
 * documents the same title, all custom screens the title "Payload" and unknown screens none, and adds the site's name only to some screens.
 */
export async function screenMetadata(props: ScreenProps): Promise<Metadata> {
	const { params, searchParams } = props;
	const metadata = await generatePageMetadata({ config, params, searchParams });
	const { admin } = await config;
	const { language, t } = await getNextRequestI18n({ config: await config });
	const { segments = [] } = await params;
	const screen = ownScreenTitle(segments, language) ?? metadata?.title ?? t('general:notFound');
	if (typeof screen !== 'string') return metadata;
	const document = await titleOfDocument(props);
	const title = document ? `${document} · ${screen}` : screen;
	return { ...metadata, title: withSite(title, admin.meta.titleSuffix) };
}
