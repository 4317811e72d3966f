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
// What a GraphQL server answers is JSON of the operation's shape.
type Json = Record<string, never>;

/** The sections and elements that the specification names; others are left out of what the backend answers. */
const specified =
	/^(Hero|CleanHero|Testimonials|References|Integrations|FeatureCards|PricingTable|PricingOverview|Faq|StepGuide|Carousel|LinkList)Section$|^Blog(Slider|Heading|Content|Media|FeatureList|Signature|CtaButton|WideCta|FeatureBoxes)$/;

/** The specification's root fields, answered by the real backend: what an endpoint with nothing else would hold. */
export function answersOf(backend: string): FieldResults {
	const ask = async (document: { toString(): string }, variables: Variables): Promise<Json> => {
		const response = await fetch(`${backend}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: document.toString(), variables }),
		});
		const { data, errors } = await response.json();
		if (errors) throw new Error(JSON.stringify(errors));
		return withSpecifiedParts(data) as Json;
	};
	return {
		page: async ({ slug, lang }: { slug: string; lang: string }) => {
			const { sitemap } = await ask(GetSitemapDocument, { lang });
			const paths = Object(sitemap).nodes.map(({ href }: { href: string }) => href.split('/'));
			const path = paths.find(
				(names: string[]) => names.at(-1) === slug && !names.includes('blog'),
			);
			const parentSlug = path?.slice(lang === 'en' ? 1 : 2, -1)[0] ?? null;
			return (await ask(GetPageDocument, { slug, lang, parentSlug })).page;
		},
		blogOverview: async (variables: Variables) =>
			(await ask(GetBlogOverviewDocument, variables)).blogOverview,
		post: async (variables: Variables) => (await ask(GetPostDocument, variables)).post,
		posts: async ({ where, first }: { where: Variables; first?: number }) => {
			const { lang, category = '' } = where;
			const variables = { postsWhere: where, size: first ?? 0, lang, category };
			return (await ask(GetPostsByCategoryDocument, variables)).posts;
		},
		products: async (variables: Variables) => (await ask(GetProductsDocument, variables)).products,
		footer: async () => (await ask(GetFooterDocument, { lang: 'en' })).footer,
		callToAction: async () => (await ask(GetCtaDocument, { lang: 'en' })).callToAction,
	};
}

function withSpecifiedParts(value: unknown): unknown {
	if (Array.isArray(value)) return value.filter(isSpecified).map(withSpecifiedParts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, field]) => [name, withSpecifiedParts(field)]),
	);
}

function isSpecified(value: unknown): boolean {
	const typename = Object(value).__typename;
	return typename === undefined || specified.test(typename);
}
