import { hasFeature } from '@website/contracts/site-features';
import { type LocaleCode, localizedPath, siteLocales } from '#shared/locales/locale.ts';
import { type Content, getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import type { BlogIndex } from '~/content/post-listing';
import { getSite } from '~/content/site-context.server';
import { loadSitemap } from '~/content/sitemap/load-sitemap.server';
import { sitemap } from '~/seo/documents/sitemap';
import type { Route } from './+types/sitemap-language';

/** The API documentation in each locale, which is not part of the content. */
const docs = () =>
	siteLocales().map(({ code }) => ({ locale: code, href: localizedPath(code, '/docs') }));

/** Pages of tags with more than one article: a single article's tag page adds nothing to the article. */
function tagEntries(index: BlogIndex | null, locale: LocaleCode) {
	return (index?.tags ?? [])
		.filter(({ count }) => count > 1)
		.map(({ link }) => ({
			href: link,
			modifiedGmt: null,
			translations: [{ locale, href: link }],
		}));
}

/** Pages of authors with articles. An author has the same id in all locales. */
async function authorEntries(content: Content, index: BlogIndex | null, lang: LocaleCode) {
	const indexes = await Promise.all(
		siteLocales().map(async ({ code }) => ({ code, index: await loadBlogIndex(content, code) })),
	);
	return (index?.authors ?? []).flatMap(({ id, link }) => {
		const translations = indexes.flatMap(({ code, index: blogIndex }) => {
			const href = blogIndex?.authors.find((author) => author.id === id)?.link;
			return href ? [{ locale: code, href }] : [];
		});
		return link && translations.some(({ locale }) => locale === lang)
			? [{ href: link, modifiedGmt: null, translations }]
			: [];
	});
}

/** Routes /sitemap-{lang}.xml: all URLs of the site in a locale. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = siteLocales().find(({ code }) => url.pathname === `/sitemap-${code}.xml`);
	if (!locale) return pageNotFound(url);
	const content = getContent(context);
	const { origin } = getSite(context);
	const [documents, index] = await Promise.all([
		loadSitemap(content, locale.code, origin),
		loadBlogIndex(content, locale.code),
	]);
	const entries = [
		...documents,
		...tagEntries(index, locale.code),
		...(await authorEntries(content, index, locale.code)),
		...(hasFeature('docs')
			? [{ href: localizedPath(locale.code, '/docs'), modifiedGmt: null, translations: docs() }]
			: []),
	];
	return new Response(sitemap(entries, origin), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
