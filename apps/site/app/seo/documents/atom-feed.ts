import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { hasDirective } from '~/content/robots-directives';
import { parseDate } from '~/i18n/format-date';
import { element, type Markup, xmlDocument } from './xml';

export interface AtomFeedOptions {
	locale: LocaleCode;
	/** Public origin without a trailing slash. */
	origin: string;
	title: string;
	subtitle: string;
	/** Author of entries without one. */
	publisher: string;
	/** Paths of the blog and of the feed itself. */
	blogPath: string;
	feedPath: string;
	posts: readonly PostCardFieldsFragment[];
}

/** The newest articles of a locale that may be indexed as an Atom feed (RFC 4287). An entry's id is a tag URI (RFC 4151)
 * of the document, which stays when its slug changes. */
export function atomFeed(options: AtomFeedOptions): string {
	const { locale, origin } = options;
	const posts = options.posts.filter(({ seo }) => !hasDirective(seo.metaRobotsNoindex, 'noindex'));
	const { languageTag } = localeDefinition(locale);
	return xmlDocument(
		element(
			'feed',
			{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTag },
			element('id', {}, origin + options.feedPath),
			element('title', {}, options.title),
			options.subtitle ? element('subtitle', {}, options.subtitle) : undefined,
			element('updated', {}, posts.map(lastChange).sort().at(-1) ?? timestamp('')),
			element('author', {}, element('name', {}, options.publisher)),
			element('link', {
				rel: 'self',
				type: 'application/atom+xml',
				href: origin + options.feedPath,
			}),
			element('link', {
				rel: 'alternate',
				type: 'text/html',
				hreflang: languageTag,
				href: origin + options.blogPath,
			}),
			...posts.map((post) => entry(post, options)),
		),
	);
}

function entry(post: PostCardFieldsFragment, { locale, origin }: AtomFeedOptions): Markup {
	const address = origin + post.link;
	return element(
		'entry',
		{},
		element('id', {}, `tag:${new URL(origin).hostname},2026:posts/${post.id}/${locale}`),
		element('title', {}, post.title),
		element('link', { rel: 'alternate', type: 'text/html', href: address }),
		element('published', {}, timestamp(post.dateGmt)),
		element('updated', {}, lastChange(post)),
		post.author ? element('author', {}, element('name', {}, post.author.name)) : undefined,
		...post.categories.map((category) =>
			element('category', { term: category.slug, label: category.name }),
		),
		element('summary', { type: 'text' }, post.excerpt),
		post.featuredImage
			? element('link', {
					rel: 'enclosure',
					type: post.featuredImage.mimeType,
					title: post.featuredImage.alt,
					href: new URL(post.featuredImage.url, origin).href,
				})
			: undefined,
	);
}

/** The time of the last change that is visible to readers; a change before the publication date counts from that date. */
function lastChange({ dateGmt, modifiedGmt }: PostCardFieldsFragment): string {
	return [dateGmt, modifiedGmt].map(timestamp).sort().at(-1) ?? dateGmt;
}

/** A date in RFC 3339 format; an invalid one becomes the epoch, as Atom requires a date. */
function timestamp(date: string): string {
	const time = parseDate(date);
	return (Number.isNaN(time.getTime()) ? new Date(0) : time).toISOString();
}
