import { getContent } from '~/content/content.server';
import { loadSitemap } from '~/content/load-sitemap.server';
import { getSite } from '~/content/site-context.server';
import { locales, localizedPath } from '~/i18n/locale';
import { type SitemapEntry, sitemap } from '~/seo/sitemap';
import type { Route } from './+types/sitemap';

/** The API documentation, the one page that is not content, in each language. */
const docs = locales.map(({ code }) => ({ locale: code, href: localizedPath(code, '/docs') }));
const docsEntries: SitemapEntry[] = docs.map(({ href }) => ({ path: href, translations: docs }));

/** Route /sitemap.xml: every address of the site in every language. */
export async function loader({ context }: Route.LoaderArgs) {
	const content = getContent(context);
	const documents = await Promise.all(locales.map(({ code }) => loadSitemap(content, code)));
	return new Response(sitemap([...documents.flat(), ...docsEntries], getSite(context).origin), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
