import type { WordPressClient } from './client.ts';
import { unlessUnanswered } from './failures.ts';
import type { LanguagePlugin } from './language-plugins.ts';

/** The field of WPGraphQL that returns a document, of custom types `contentNode`. With an s it returns a list. */
export type DocumentRoot = 'page' | 'post' | 'contentNode';

/** A public post type beside pages, articles and products. Its documents are pages of the site. */
export interface CustomType {
	name: string;
	label: string;
	/** Path of its archive on WordPress; null without one. */
	uri: string | null;
	/** Its type in WPGraphQL. */
	object: string;
	/** True if the plugin for several languages translates it. */
	isTranslated: boolean;
	/** True if it has the SEO plugin's field. */
	hasSeo: boolean;
}

export interface CustomTypes {
	types: readonly CustomType[];
	/** Entry for the `where` argument of `contentNodes`, which the plugins do not limit to a language. */
	filter: string;
	/** True if the REST API counts their documents. */
	areCounted: boolean;
}

export interface ContentType {
	name: string;
	label: string | null;
	uri: string | null;
	graphqlSingleName: string | null;
	graphqlPluralName: string | null;
}

const builtIn: ReadonlySet<string> = new Set(['page', 'post', 'attachment']);

/** The public post types that WPGraphQL shows; empty if it can't tell. */
export async function readTypes(client: WordPressClient): Promise<ContentType[]> {
	const query = client.query<{ contentTypes: { nodes: ContentType[] } }>(
		'{ contentTypes(first: 100) { nodes { name label uri graphqlSingleName graphqlPluralName } } }',
	);
	return (await unlessUnanswered(query, { contentTypes: { nodes: [] } })).contentTypes.nodes;
}

/**
 * Detects the custom types and the fields that each has. Rejects when WordPress fails.
 * @param products the root field of the products, which are no pages
 */
export async function detectCustomTypes(
	client: WordPressClient,
	accepts: (query: string) => Promise<boolean>,
	{
		contentTypes,
		languages,
		seo,
		products,
	}: {
		contentTypes: readonly ContentType[];
		languages: LanguagePlugin;
		seo: string;
		products: string;
	},
): Promise<CustomTypes> {
	const candidates = contentTypes.filter(
		({ name, graphqlPluralName }) => !builtIn.has(name) && graphqlPluralName !== products,
	);
	const names = candidates.map(({ name }) => name.toUpperCase().replace(/[^A-Z0-9]/g, '_'));
	const ofTypes = `contentTypes: [${names.join(', ')}]`;
	const acceptsList = (filter: string, selection = 'databaseId') =>
		accepts(`{ contentNodes(first: 1, where: { ${filter} }) { nodes { ${selection} } } }`);
	if (candidates.length === 0) return noCustomTypes;
	const subtypes = candidates.map(({ name }) => name).join(',');
	const [areListed, count, ...types] = await Promise.all([
		acceptsList(ofTypes),
		client.restTotal(`search?subtype=${subtypes}&per_page=1`),
		...candidates.map(async ({ name, label, uri, graphqlSingleName }): Promise<CustomType> => {
			const single = graphqlSingleName ?? name;
			const object = single.charAt(0).toUpperCase() + single.slice(1);
			const [isTranslated, hasSeo] = await Promise.all(
				[languages.documentFields, seo].map(
					async (fields) => fields !== '' && acceptsList(ofTypes, `... on ${object} { ${fields} }`),
				),
			);
			return {
				...{ name, label: label ?? name, uri, object },
				...{ isTranslated: isTranslated === true, hasSeo: hasSeo === true },
			};
		}),
	]);
	return areListed ? { types, filter: ofTypes, areCounted: count !== undefined } : noCustomTypes;
}

const noCustomTypes: CustomTypes = { types: [], filter: '', areCounted: false };

/** Selects fields of those custom types that have them. */
export const customFields = (
	{ types }: CustomTypes,
	fields: { language?: string; seo: string },
): string =>
	types
		.map(({ object, isTranslated, hasSeo }) => {
			const own =
				`${isTranslated ? (fields.language ?? '') : ''} ${hasSeo ? fields.seo : ''}`.trim();
			return own && `... on ${object} { ${own} }`;
		})
		.join(' ');

/** The fields by which a WordPress returns documents. */
export const rootsOf = ({ customTypes }: { customTypes: CustomTypes }): DocumentRoot[] =>
	customTypes.types.length > 0 ? ['page', 'post', 'contentNode'] : ['page', 'post'];

/** Entry for the `where` argument of lists in all languages. */
export const inAllLanguages = (
	{ customTypes, languages }: { customTypes: CustomTypes; languages: LanguagePlugin },
	root: DocumentRoot,
): string => (root === 'contentNode' ? customTypes.filter : languages.filter('all'));

/** The public types of the REST API that WPGraphQL hides, with the PHP that shows each. */
export async function findHiddenTypes(client: WordPressClient): Promise<string[]> {
	const graphqlTypes = new Set((await readTypes(client)).map(({ name }) => name));
	const types = Object.keys(JSON.parse((await client.read('wp-json/wp/v2/types')) ?? '{}'));
	const candidates = types.filter((name) => !graphqlTypes.has(name) && !builtIn.has(name));
	const totals = await Promise.all(
		candidates.map((name) => client.restTotal(`search?subtype=${name}&per_page=1`)),
	);
	return candidates
		.filter((_name, index) => totals[index])
		.map((name) => {
			const single = name.replace(/[-_]+(\w)/g, (_match, letter: string) => letter.toUpperCase());
			return `${name}: add_filter('register_post_type_args', fn ($args, $type) => $type === '${name}' ? ['show_in_graphql' => true, 'graphql_single_name' => '${single}', 'graphql_plural_name' => '${single}Items'] + $args : $args, 10, 2);`;
		});
}
