import type { Breadcrumb, Seo } from '@website/contracts/content-types';
import type { Addressed } from '@website/contracts/entities';
import type { Page } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import type { Related } from '../values/relations.ts';
import { readBrandOnce, readSettings } from './brand.ts';
import { homeBreadcrumb } from './breadcrumbs.ts';
import type { ContentReader } from './reader.ts';

/** The values of a document that replace empty SEO fields. */
interface SeoDefaults {
	description: string;
	image: Related;
	author: string;
	type: 'article' | 'website';
	published: string;
	breadcrumbs: Breadcrumb[];
}

interface DocumentWithSeo {
	id: number;
	title?: string | null;
	seo?: Page['seo'];
	readingTime?: number | null;
	createdAt: string;
	updatedAt: string;
}

const first = (...values: (string | null | undefined)[]): string =>
	values.find((value) => value) ?? '';

/** Specification section 3, SEO block: values of the SEO fields, then of the document, then of the site settings. */
export async function mapSeo(
	collection: Addressed,
	{ id, seo, ...document }: DocumentWithSeo,
	read: ContentReader,
	defaults: Partial<SeoDefaults> = {},
): Promise<Seo> {
	const href = read.href(collection, String(id)) ?? '';
	const documentTitle = document.title ?? '';
	const [settings, brand] = await Promise.all([readSettings(read), readBrandOnce(read)]);
	const title = first(seo?.title, documentTitle, settings.defaultTitle);
	const metaDesc = first(seo?.metaDesc, defaults.description, settings.defaultDescription);
	const opengraphTitle = first(seo?.opengraphTitle, title);
	const opengraphDescription = first(seo?.opengraphDescription, metaDesc);
	const image = seo?.opengraphImage ?? defaults.image ?? settings.socialImage;
	const [opengraphImage, twitterImage] = await Promise.all([
		read.media(image),
		read.media(seo?.twitterImage ?? image),
	]);
	return {
		title,
		metaDesc,
		metaKeywords: seo?.metaKeywords ?? '',
		metaRobotsNofollow: seo?.nofollow ? 'nofollow' : 'follow',
		metaRobotsNoindex: seo?.noindex ? 'noindex' : 'index',
		opengraphAuthor: first(seo?.opengraphAuthor, defaults.author),
		opengraphDescription,
		opengraphImage,
		opengraphTitle,
		opengraphType: first(seo?.opengraphType, defaults.type, 'website'),
		opengraphUrl: `${environment.SITE_URL}${href}`,
		opengraphModifiedTime: new Date(document.updatedAt).toISOString(),
		opengraphPublishedTime: new Date(defaults.published ?? document.createdAt).toISOString(),
		opengraphPublisher: first(brand.name),
		opengraphSiteName: first(brand.name),
		twitterTitle: first(seo?.twitterTitle, opengraphTitle),
		twitterDescription: first(seo?.twitterDescription, opengraphDescription),
		twitterImage,
		readingTime: document.readingTime ?? 1,
		focuskw: seo?.focuskw ?? '',
		canonical: seo?.canonical ?? '',
		breadcrumbs: defaults.breadcrumbs ?? [
			...homeBreadcrumb(read),
			{ url: href, text: documentTitle },
		],
	};
}
