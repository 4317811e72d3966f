import type { Seo } from '@website/contracts/content-types';
import type { Page } from '../../payload-types.ts';
import { pageBreadcrumbs } from './breadcrumbs.ts';
import type { ContentReader } from './reader.ts';
import { mapSeo } from './seo.ts';

/** The SEO block of a page. */
export function pageSeo(document: Omit<Page, 'sections'>, read: ContentReader): Promise<Seo> {
	const id = String(document.id);
	return mapSeo(
		document.seo,
		{
			href: read.href('page', id) ?? '',
			title: document.title ?? '',
			description: '',
			image: null,
			author: '',
			type: 'website',
			published: new Date(document.createdAt).toISOString(),
			modified: new Date(document.updatedAt).toISOString(),
			readingTime: document.readingTime ?? 1,
			breadcrumbs: pageBreadcrumbs(read, id),
		},
		read,
	);
}
