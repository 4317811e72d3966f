import { pageBreadcrumbs } from '../../content/documents/breadcrumbs.ts';
import { mapSeo } from '../../content/documents/seo.ts';
import type { PageSource } from '../../content/documents/sources.ts';
import {
	parentSlugOf,
	translatedSlugs,
	translations,
} from '../../content/documents/translations.ts';
import type { PageResolvers } from './generated/resolvers.ts';
import { mapPageSections } from './map-sections.ts';

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
	seo: (source) =>
		mapSeo('pages', source.document, source.read, {
			breadcrumbs: pageBreadcrumbs(source.read, idOf(source)),
		}),
	sections: async (source) => {
		const document = await source.read.loaders.pageSections.load(idOf(source));
		return mapPageSections(document?.sections, source.read);
	},
};
