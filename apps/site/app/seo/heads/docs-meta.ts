import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { docsPath } from '~/features/docs-viewer/addresses';
import { viewerTitle } from '~/features/docs-viewer/configuration';
import { alternates } from '../alternates';
import { markdownLink } from '../markdown-link';
import { metaName } from './meta-elements';
import { shareMeta } from './share-meta';

/** Head of the docs pages. All paths below the root have the same document, so the root is canonical. */
export function docsMeta(
	locale: LocaleCode,
	description: string | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { origin, settings } = sharedContentOf(matches);
	const translations = siteLocaleCodes().map((code) => ({ locale: code, href: docsPath(code) }));
	return [
		{ title: viewerTitle },
		...metaName('description', description ?? ''),
		{ tagName: 'link', rel: 'canonical', href: origin + docsPath(locale) },
		markdownLink(docsPath(locale)),
		...alternates(translations, origin),
		...shareMeta({
			title: viewerTitle,
			description: description ?? '',
			type: 'website',
			url: origin + docsPath(locale),
			path: docsPath(locale),
			siteName: settings?.brand ?? '',
			locale,
			translations,
			image: settings?.socialImage ?? null,
			origin,
		}),
	];
}
