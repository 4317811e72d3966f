import { hasFeature } from '@website/contracts/site-features';
import { apiDocumentPath } from '#shared/api-description.ts';
import { localeFromPath, localizedPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetPostsDocument } from '~/content/generated/documents';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { loadSitemap } from '~/content/sitemap/load-sitemap.server';
import {
	loadCountryPages,
	pricedCountries,
} from '~/features/pricing/country-page/load-country-pages.server';
import { loadMessages } from '~/i18n/messages';
import { llmsText } from '~/seo/documents/llms-text';
import type { Route } from './+types/llms';

/** Maximum number of articles in the list; the sitemap has all. */
const maxArticles = 100;

/** Route /{lang?}/llms.txt: the pages and articles of a locale for language models, as Markdown (llmstxt.org). */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const content = getContent(context);
	const [{ posts }, addresses, settings, messages, countries] = await Promise.all([
		content.query(GetPostsDocument, { lang: locale, first: maxArticles }),
		loadSitemap(content, locale, getSite(context).origin),
		loadSettings(context, locale),
		loadMessages(locale),
		// The error is logged, and the list without countries is not cached.
		loadCountryPages(context, locale, pricedCountries).catch(() => null),
	]);
	const belowBlog = `${localizedPath(locale, '/blog')}/`;
	const text = llmsText({
		origin: getSite(context).origin,
		brand: settings.brand,
		description: settings.defaultDescription,
		homePath: localizedPath(locale, '/'),
		pages: [
			...addresses
				.filter(({ href }) => !href.startsWith(belowBlog))
				.map(({ href, translations }) => ({
					href,
					title: translations.find((translation) => translation.locale === locale)?.post_title,
				})),
		],
		articles: (hasFeature('blog') ? posts.nodes : []).map(({ link, title, excerpt }) => ({
			href: link,
			title,
			note: excerpt,
		})),
		indexedPaths: new Set(addresses.map(({ href }) => href)),
		countries: (countries?.pages ?? []).map(({ href, name }) => ({ href, title: name })),
		docsPath: localizedPath(locale, '/docs'),
		apiDocumentPath,
		fullTextPath: localizedPath(locale, '/llms-full.txt'),
		sitemapPath: `/sitemap-${locale}.xml`,
		words: messages.llms,
	});
	return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
