import { localeCodes } from '@website/contracts/locales';
import type { MetaDescriptor } from 'react-router';
import { viewerTitle } from '~/features/docs-viewer/configuration';
import { localizedPath } from '~/i18n/locale';
import { sharedContentOf } from '~/layouts/shared-content';
import { alternates } from './alternates';

/** Head of the docs pages; every path below is the same document, so the root is canonical. */
export function docsMeta(
	locale: (typeof localeCodes)[number],
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { origin } = sharedContentOf(matches);
	return [
		{ title: viewerTitle },
		{ tagName: 'link', rel: 'canonical', href: origin + localizedPath(locale, '/docs') },
		...alternates(
			localeCodes.map((code) => ({ locale: code, href: localizedPath(code, '/docs') })),
			origin,
		),
	];
}
