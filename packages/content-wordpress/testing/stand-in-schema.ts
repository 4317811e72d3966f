import { readFileSync } from 'node:fs';
import {
	buildASTSchema,
	type DefinitionNode,
	type DocumentNode,
	extendSchema,
	type GraphQLSchema,
	Kind,
	parse,
} from 'graphql';

/** Plugins of a stand-in. */
export interface StandInPlugins {
	languages: 'wpml' | 'polylang' | 'plain';
	seo: 'yoast' | 'rank-math' | 'none';
	/** Naming convention of the Advanced Custom Fields bridge. */
	acf?: '2' | '0.6' | undefined;
	/** True if the custom post type `event` exists. */
	events: boolean;
	/** True if the post type of the products exists. */
	products: boolean;
	/** Languages of Polylang; its filters refuse all others. */
	polylangLanguages: readonly string[];
	/** False if Yoast stores no indexables, as where `WP_ENVIRONMENT_TYPE` is not "production". */
	storesIndexables: boolean;
	/** False if Polylang does not translate products: the default for custom post types. */
	translatesProducts: boolean;
}

const sdl = readFileSync(new URL('./fixtures/schema.graphql', import.meta.url), 'utf8');

const wpmlTypes = ['Locale', 'Translation', 'LanguageInfo'];
const wpmlFields = [
	...['locale', 'localizedWpmlUrl', 'translations', 'translated', 'wpmlLanguage'],
	...['languages', 'locales', 'language'],
];

const polylang = (languages: readonly string[], customTypes: readonly string[]) => `
	enum LanguageCodeEnum { ${languages.join(' ')} }
	enum LanguageCodeFilterEnum { ALL DEFAULT ${languages.join(' ')} }
	type Language { id: ID! code: LanguageCodeEnum slug: String locale: String name: String homeUrl: String }
	extend type RootQuery { languages: [Language] defaultLanguage: Language }
	${['Page', 'Post', 'Category', 'Tag', ...customTypes]
		.map(
			(type) =>
				`extend type ${type} { language: Language translation(language: LanguageCodeEnum!): ${type} translations: [${type}] }`,
		)
		.join('\n')}
	${['ContentNode', 'Post', 'Page', 'Category', 'MenuItem', ...customTypes]
		.map(
			(type) =>
				`extend input RootQueryTo${type}ConnectionWhereArgs { language: LanguageCodeFilterEnum }`,
		)
		.join('\n')}
`;

const rankMath = `
	type RankMathSeo {
		title: String description: String canonicalUrl: String robots: [String] focusKeywords: [String]
		breadcrumbs: [RankMathBreadcrumb] openGraph: RankMathOpenGraph
	}
	type RankMathBreadcrumb { title: String url: String isHidden: Boolean }
	type RankMathOpenGraph { title: String description: String type: String url: String siteName: String twitterMeta: RankMathTwitter }
	type RankMathTwitter { title: String description: String }
	extend type Page { seo: RankMathSeo }
	extend type Post { seo: RankMathSeo }
`;

/** Parts of the schema that the adapter reads for lists and changes: tags, authors and pictures. */
const undatedContent = `
	extend type Post { commentCount: Int comments(first: Int): PostToCommentConnection }
	type PostToCommentConnection { nodes: [Comment!]! }
	type Comment { databaseId: Int! parentDatabaseId: Int type: String date: String content: String author: CommentToCommenterConnectionEdge }
	type CommentToCommenterConnectionEdge { node: Commenter! }
	type Commenter { name: String }
	extend type RootQuery {
		viewer: User
		contentTypes(first: Int): RootQueryToContentTypeConnection
		contentNodes(first: Int, last: Int, after: String, before: String, where: RootQueryToContentNodeConnectionWhereArgs): RootQueryToContentNodeConnection
		tags(first: Int, last: Int, after: String, before: String, where: RootQueryToTagConnectionWhereArgs): RootQueryToTagConnection
		users(first: Int, last: Int, after: String, before: String): RootQueryToUserConnection
		mediaItems(first: Int, last: Int, after: String, before: String, where: RootQueryToMediaItemConnectionWhereArgs): RootQueryToMediaItemConnection
	}
	type RootQueryToTagConnection { nodes: [Tag!]! pageInfo: ListPageInfo! }
	type ListPageInfo { hasNextPage: Boolean! endCursor: String }
	input RootQueryToTagConnectionWhereArgs { hideEmpty: Boolean }
	type ContentType { name: String label: String uri: String graphqlSingleName: String graphqlPluralName: String }
	type RootQueryToContentTypeConnection { nodes: [ContentType!]! }
	type RootQueryToContentNodeConnection { nodes: [ContentNode!]! pageInfo: ListPageInfo! }
	input RootQueryToContentNodeConnectionWhereArgs { contentTypes: [ContentTypeEnum] hasPassword: Boolean in: [ID] nameIn: [String] search: String orderby: [PostObjectsConnectionOrderbyInput] }
	type Tag { id: ID! databaseId: Int! name: String slug: String uri: String description: String count: Int }
	type TermNode { databaseId: Int! }
	type PostToTermNodeConnection { nodes: [TermNode!]! }
	extend type Post { authorDatabaseId: Int terms(first: Int): PostToTermNodeConnection }
	type RootQueryToUserConnection { nodes: [User!]! pageInfo: ListPageInfo! }
	type RootQueryToMediaItemConnection { nodes: [MediaItem!]! }
	input RootQueryToMediaItemConnectionWhereArgs { orderby: [PostObjectsConnectionOrderbyInput] }
`;

/** Field groups of the example: flexible content of pages, and an options page. */
const acf = {
	'2': `
		type AcfMediaItemConnectionEdge { node: MediaItem! }
		type AcfLink { title: String url: String target: String }
		interface PageSectionsSections_Layout { fieldGroupName: String }
		type PageSectionsSectionsHeroLayout implements PageSectionsSections_Layout { fieldGroupName: String heroTitle: String heroText: String heroPic: AcfMediaItemConnectionEdge heroLink: AcfLink heroTheme: [String] }
		type PageSectionsSectionsFaqLayout implements PageSectionsSections_Layout { fieldGroupName: String title: String rows: [PageSectionsSectionsFaqRows] }
		type PageSectionsSectionsRichTextLayout implements PageSectionsSections_Layout { fieldGroupName: String richBody: String }
		type PageSectionsSectionsFaqRows { question: String answer: String }
		type PageSections { sections: [PageSectionsSections_Layout] }
		extend type Page { pageSections: PageSections }
		type SiteOptions { cta: SiteOptionsCta }
		type SiteOptionsCta { heading: String text: String link: AcfLink }
		extend type RootQuery { siteOptions: SiteOptions }
	`,
	'0.6': `
		type ACF_Link { title: String url: String target: String }
		union Page_Pagesections_Sections = Page_Pagesections_Sections_Hero | Page_Pagesections_Sections_Faq | Page_Pagesections_Sections_RichText
		type Page_Pagesections_Sections_Hero { fieldGroupName: String heroTitle: String heroText: String heroPic: MediaItem heroLink: ACF_Link heroTheme: String }
		type Page_Pagesections_Sections_Faq { fieldGroupName: String title: String rows: [Page_Pagesections_Sections_Faq_rows] }
		type Page_Pagesections_Sections_RichText { fieldGroupName: String richBody: String }
		type Page_Pagesections_Sections_Faq_rows { question: String answer: String }
		type Page_Pagesections { sections: [Page_Pagesections_Sections] }
		extend type Page { pageSections: Page_Pagesections }
		type SiteOptions { cta: SiteOptions_Cta }
		type SiteOptions_Cta { heading: String text: String link: ACF_Link }
		extend type RootQuery { siteOptions: SiteOptions }
	`,
};

/** The schema of a WordPress with these plugins, derived from the schema of a real server. */
export function standInSchema(plugins: StandInPlugins): GraphQLSchema {
	// WPGraphQL has the same fields for each custom type that supports the same.
	const product = /type Product [^}]*}/.exec(sdl)?.[0] ?? '';
	const event = plugins.events
		? `${product.replaceAll('Product', 'Event')}\ninput RootQueryToEventConnectionWhereArgs { search: String }`
		: '';
	let document = parse(sdl + event);
	if (plugins.languages !== 'wpml') document = without(document, wpmlTypes, wpmlFields);
	if (plugins.seo !== 'yoast') {
		document = without(document, ['PostTypeSEO', 'TaxonomySEO', 'SEOPostTypeBreadcrumbs'], ['seo']);
	}
	if (!plugins.products) document = without(document, [], ['product', 'products']);
	const extensions = [
		undatedContent,
		plugins.languages === 'polylang'
			? polylang(plugins.polylangLanguages, [
					...(plugins.translatesProducts ? ['Product'] : []),
					...(plugins.events ? ['Event'] : []),
				])
			: '',
		plugins.events ? 'extend enum ContentTypeEnum { EVENT }' : '',
		plugins.seo === 'rank-math' ? rankMath : '',
		plugins.acf ? acf[plugins.acf] : '',
	].join('\n');
	const schema = buildASTSchema(document);
	return extensions.trim() ? extendSchema(schema, parse(extensions)) : schema;
}

function without(
	document: DocumentNode,
	types: readonly string[],
	fields: readonly string[],
): DocumentNode {
	const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
		if ('name' in definition && types.includes(definition.name?.value ?? '')) return [];
		switch (definition.kind) {
			case Kind.OBJECT_TYPE_DEFINITION:
			case Kind.INTERFACE_TYPE_DEFINITION:
			case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
				// `language` in the settings does not come from a plugin.
				if (definition.name.value === 'GeneralSettings') return [definition];
				const remainingFields = [...(definition.fields ?? [])].filter(
					({ name }) => !fields.includes(name.value),
				);
				// Only the list of fields changes, so the definition keeps its kind.
				return [{ ...definition, fields: remainingFields } as DefinitionNode];
			}
			default:
				return [definition];
		}
	});
	return { ...document, definitions };
}
