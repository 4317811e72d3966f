import { fatalDate } from './break-dates.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

const prefixes: Record<string, string> = { en: '', da: '/da', de: '/de' };

/**
 * A content endpoint with small pages in each language: `home`, `one` and `two`, which link to each other, and an article whose
 * date makes rendering fail if `breakDates` has run. The pages' headings contain the request's Authorization header, if there is one.
 */
export function startContent(): Promise<StandIn> {
	return startStandIn({
		respond: (_path, body, { authorization }) => ({
			type: 'application/json',
			body: JSON.stringify(resolve(body, authorization)),
		}),
	});
}

function resolve(body: string, authorization?: string): object {
	const { operationName, variables } = parse(body);
	const reader = authorization ? ` for ${authorization}` : '';
	if (operationName === 'getPage')
		return { data: { page: page(variables.slug, variables.lang, reader) } };
	if (operationName === 'getPost') return { data: { post: article(variables.slug) } };
	return {
		data: { header: null, footer: null, callToAction: null, siteSettings: null, redirect: null },
	};
}

function parse(body: string): { operationName?: string; variables: Record<string, string> } {
	const { query, operationName, variables } = JSON.parse(body);
	return { operationName: operationName ?? /query (\w+)/.exec(query)?.[1], variables };
}

function page(slug = '', lang = 'en', reader = ''): object | null {
	if (!['home', 'one', 'two'].includes(slug)) return null;
	const prefix = prefixes[lang] ?? '';
	const link = (to: string) => ({
		style: 'primary',
		link: { url: `${prefix}/${to}`, title: `Go to ${to}`, target: '' },
	});
	return {
		id: `${lang}-${slug}`,
		locale: lang,
		title: `Page ${slug}`,
		slug,
		parentSlug: null,
		href: slug === 'home' ? prefix || '/' : `${prefix}/${slug}`,
		modifiedGmt: '2026-01-01T00:00:00',
		navbarTheme: 'light',
		pageLayout: 'default',
		pageLogo: null,
		translations: [],
		translated: [],
		seo: seo(`Page ${slug}`),
		sections: [
			{
				__typename: 'CleanHeroSection',
				id: 'hero',
				eyebrow: '',
				heading: `Page ${slug}${reader}`,
				text: '<p>Readable without anything.</p>',
				buttons: [link('one'), link('two'), link('blog/broken')],
				align: 'start',
				animation: null,
				image: null,
			},
		],
	};
}

function article(slug = ''): object | null {
	if (slug !== 'broken') return null;
	return { title: 'The last article', slug, dateGmt: fatalDate, blogSections: [] };
}

function seo(title: string): object {
	const words =
		'metaDesc metaKeywords opengraphAuthor opengraphDescription opengraphTitle opengraphType opengraphUrl opengraphModifiedTime opengraphPublishedTime opengraphPublisher opengraphSiteName twitterTitle twitterDescription focuskw canonical';
	return {
		...Object.fromEntries(words.split(' ').map((name) => [name, ''])),
		title,
		metaRobotsNofollow: 'follow',
		metaRobotsNoindex: 'index',
		opengraphImage: null,
		twitterImage: null,
		readingTime: 1,
		breadcrumbs: [],
	};
}
