import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '@website/contracts/locales';

/** The specification's route table (section 2). The prefix is literal, because a parameter would also match /{slug}/{subslug}. */
function localizedRoutes(prefix: string, id: string): RouteConfigEntry[] {
	const at = (path: string) => (prefix ? `${prefix}/${path}` : path);
	return [
		prefix
			? route(prefix, 'routes/home.tsx', { id: `${id}-home` })
			: index('routes/home.tsx', { id: `${id}-home` }),
		route(at('blog'), 'routes/blog.tsx', { id: `${id}-blog` }),
		route(at('blog/category/:slug'), 'routes/blog-category.tsx', { id: `${id}-blog-category` }),
		route(at('blog/category/:slug/tag/:tag'), 'routes/blog-tagged-category.tsx', {
			id: `${id}-blog-tagged-category`,
		}),
		route(at('blog/tag/:slug'), 'routes/blog-tag.tsx', { id: `${id}-blog-tag` }),
		route(at('blog/author/:slug'), 'routes/blog-author.tsx', { id: `${id}-blog-author` }),
		...['', '/category/:slug', '/tag/:slug', '/author/:slug'].map((list) =>
			route(at(`blog${list}/feed.xml`), 'routes/documents/feed.ts', { id: `${id}-feed${list}` }),
		),
		route(at('blog/archive/:year'), 'routes/blog-archive.tsx', { id: `${id}-blog-year` }),
		route(at('blog/archive/:year/:month'), 'routes/blog-archive.tsx', { id: `${id}-blog-month` }),
		route(at('blog/:slug'), 'routes/blog-article.tsx', { id: `${id}-blog-article` }),
		route(at('llms.txt'), 'routes/documents/llms.ts', { id: `${id}-llms` }),
		route(at('manifest.webmanifest'), 'routes/documents/web-manifest.ts', { id: `${id}-manifest` }),
		route(at('search'), 'routes/search.tsx', { id: `${id}-search` }),
		route(at('search.json'), 'routes/search-suggestions.ts', { id: `${id}-suggestions` }),
		route(at('docs/*'), 'routes/docs.tsx', { id: `${id}-docs` }),
		...(process.env.NODE_ENV === 'development'
			? [route(at('examples'), 'testing/examples-page.tsx', { id: `${id}-examples` })]
			: []),
		route(at(':slug'), 'routes/page.tsx', { id: `${id}-page` }),
		route(at(':parentSlug/:slug'), 'routes/page.tsx', { id: `${id}-subpage` }),
	];
}

export default [
	...localizedRoutes('', 'default'),
	// Every locale has routes with its prefix, because any of them may be the default, whose prefix redirects to the URL without it.
	...locales.flatMap(({ code }) => localizedRoutes(code, code)),
	route('sitemap.xml', 'routes/documents/sitemap.ts'),
	...locales.map(({ code }) =>
		route(`sitemap-${code}.xml`, 'routes/documents/sitemap-language.ts', { id: `${code}-sitemap` }),
	),
	...locales.map(({ code }) =>
		route(`sitemap-${code}-countries.xml`, 'routes/documents/sitemap-countries.ts', {
			id: `${code}-country-sitemap`,
		}),
	),
	route('brand.json', 'routes/documents/brand.ts'),
	route('options.json', 'routes/documents/options.ts'),
	route('robots.txt', 'routes/documents/robots.ts'),
	...locales.flatMap(({ code: outer }) =>
		locales.map(({ code: inner }) =>
			route(`${outer}/${inner}/blog/:slug`, 'routes/misprefixed-article.tsx', {
				id: `odd-${outer}-${inner}-article`,
			}),
		),
	),
	route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
