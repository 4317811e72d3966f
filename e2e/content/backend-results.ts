import {
	GetBlogOverviewDocument,
	GetCtaDocument,
	GetFooterDocument,
	GetPageDocument,
	GetPostDocument,
	GetPostsByCategoryDocument,
	GetProductsDocument,
	GetSitemapDocument,
} from '../../apps/site/app/content/generated/documents.ts';
import type { FieldResults } from '../../apps/site/test/content/specified-endpoint.ts';

type Variables = Record<string, unknown>;
// The response of a GraphQL server is JSON of the operation's shape.
type Json = Record<string, never>;

/** Type names of the sections and elements of the specification; others are removed from the backend's results. */
const specified =
	/^(Hero|CleanHero|Testimonials|References|Integrations|FeatureCards|PricingTable|PricingOverview|Faq|StepGuide|Carousel|LinkList)Section$|^Blog(Slider|Heading|Content|Media|FeatureList|Signature|CtaButton|WideCta|FeatureBoxes)$/;

/** Results for the specification's root fields, fetched from the real backend and reduced to the specification's types. */
export function backendResults(backend: string): FieldResults {
	const request = async (document: { toString(): string }, variables: Variables): Promise<Json> => {
		const response = await fetch(`${backend}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: document.toString(), variables }),
		});
		const { data, errors } = await response.json();
		if (errors) throw new Error(JSON.stringify(errors));
		return removeUnspecifiedParts(data) as Json;
	};
	return {
		page: async ({ slug, lang }: { slug: string; lang: string }) => {
			const { sitemap } = await request(GetSitemapDocument, { lang });
			const paths = Object(sitemap).nodes.map(({ href }: { href: string }) => href.split('/'));
			const path = paths.find(
				(names: string[]) => names.at(-1) === slug && !names.includes('blog'),
			);
			const parentSlug = path?.slice(lang === 'en' ? 1 : 2, -1)[0] ?? null;
			return (await request(GetPageDocument, { slug, lang, parentSlug })).page;
		},
		blogOverview: async (variables: Variables) =>
			(await request(GetBlogOverviewDocument, variables)).blogOverview,
		post: async (variables: Variables) => (await request(GetPostDocument, variables)).post,
		posts: async ({ where, first }: { where: Variables; first?: number }) => {
			const { lang, category = '' } = where;
			const variables = { postsWhere: where, size: first ?? 0, lang, category };
			return (await request(GetPostsByCategoryDocument, variables)).posts;
		},
		products: async (variables: Variables) =>
			(await request(GetProductsDocument, variables)).products,
		footer: async () => (await request(GetFooterDocument, { lang: 'en' })).footer,
		callToAction: async () => (await request(GetCtaDocument, { lang: 'en' })).callToAction,
	};
}

function removeUnspecifiedParts(value: unknown): unknown {
	if (Array.isArray(value)) return value.filter(isSpecified).map(removeUnspecifiedParts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, field]) => [name, removeUnspecifiedParts(field)]),
	);
}

function isSpecified(value: unknown): boolean {
	const typename = Object(value).__typename;
	return typename === undefined || specified.test(typename);
}
