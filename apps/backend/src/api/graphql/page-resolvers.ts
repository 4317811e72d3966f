import type { Seo } from '@website/contracts/content-types';
import { pageBreadcrumbs } from '../../content/documents/breadcrumbs.ts';
import type { ContentReader } from '../../content/documents/reader.ts';
import { mapSeo } from '../../content/documents/seo.ts';
import type { PageSource } from '../../content/documents/sources.ts';
import {
	parentSlugOf,
	translatedSlugs,
	translations,
} from '../../content/documents/translations.ts';
import type { Page } from '../../payload-types.ts';
import type { PageResolvers } from './generated/resolvers.ts';
import { mapPageSections } from './map-sections.ts';

/** The SEO block of a page. */
function pageSeo(document: Omit<Page, 'sections'>, read: ContentReader): Promise<Seo> {
	const id = String(document.id);
	return mapSeo(
		document.seo,
		{
			href: read.href('pages', id) ?? '',
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

const idOf = ({ document }: PageSource) => String(document.id);

/** Specification section 3, Page. */
export const pageResolvers: PageResolvers = {
	id: idOf,
	locale: ({ read }) => read.lang,
	title: ({ document }) => document.title ?? '',
	slug: ({ document }) => document.slug ?? '',
	parentSlug: (source) => parentSlugOf(source.read, idOf(source), source.read.lang),
	href: (source) => source.read.href('pages', idOf(source)) ?? '',
	modifiedGmt: ({ document }) => new Date(document.updatedAt).toISOString(),
	navbarTheme: ({ document }) => document.navbarTheme,
	pageLayout: ({ document }) => document.pageLayout,
	pageLogo: ({ document, read }) => read.media(document.pageLogo),
	translations: (source) => translations(source.read, 'pages', idOf(source)),
	translated: (source) => translatedSlugs(source.read, 'pages', idOf(source)),
	seo: ({ document, read }) => pageSeo(document, read),
	sections: async (source) => {
		const document = await source.read.loaders.pageSections.load(idOf(source));
		return mapPageSections(document?.sections, source.read);
	},
};
