import type { LocaleCode } from '@website/contracts/locales';
import type { AcceptedSections } from '../sections/accept-sections.ts';
import { acceptSections } from '../sections/accept-sections.ts';
import type { SectionFile } from '../sections/section-file.ts';
import type { WordPressClient } from './client.ts';
import { type CustomTypes, detectCustomTypes, readTypes } from './custom-types.ts';
import { unlessRefused, WordPressFailure } from './failures.ts';
import { type LanguagePlugin, multilingualPlugins, plainWordPress } from './language-plugins.ts';
import {
	commentSelection,
	rankMathSelection,
	settingsSelection,
	type WordPressSettings,
	yoastSelection,
} from './selections.ts';

/** Plugins, menus and post types of a WordPress. They are detected by test queries, since most servers disable introspection. */
export interface Plugins {
	languages: LanguagePlugin;
	seo: 'yoast' | 'rank-math' | 'none';
	/** Selection of the field `seo`; empty without a plugin. */
	seoSelection: string;
	/** True if the values of `seo` are right only for the first document of a request: `sharesSeo`. */
	hasSharedSeo: boolean;
	/** Menu locations by their names in WPGraphQL; undefined if not registered. */
	menus: { header: string | undefined; footer: string | undefined };
	/** Locations whose menus have items. */
	filledMenus: ReadonlySet<string>;
	/** Home pages of a block theme, which show its menus, by their paths. */
	homePages: Map<string, Promise<string | undefined>>;
	/** Root field of the products; undefined without such a post type. */
	products: string | undefined;
	/** Post types beside these. */
	customTypes: CustomTypes;
	/** True if articles have comments, which plugins may switch off. */
	hasComments: boolean;
	/** True if the plugin Redirection may be there, whose redirects replace documents. */
	mayRedirect: boolean;
	sections: AcceptedSections;
}

/** Plugins and settings of a WordPress. Editors may change the settings at any time. */
export interface Capabilities extends Plugins {
	settings: WordPressSettings;
	/** The language of documents that have none. */
	defaultLocale: LocaleCode;
}

const headerLocations = ['HEADER', 'PRIMARY', 'MAIN', 'MENU_1'];
const footerLocations = ['FOOTER', 'FOOTER_MENU', 'SECONDARY'];

/** The SEO plugin with a bridge to WPGraphQL. Rejects when WordPress fails. */
export async function detectSeo(client: WordPressClient): Promise<Plugins['seo']> {
	const [yoast, rankMath] = await Promise.all(
		[yoastSelection, rankMathSelection].map((selection) => acceptsSeo(client, selection)),
	);
	return yoast ? 'yoast' : rankMath ? 'rank-math' : 'none';
}

/** Detects plugins, menus and post types in two rounds of requests. Rejects when WordPress fails. */
export async function detectPlugins(client: WordPressClient, file: SectionFile): Promise<Plugins> {
	const accepts = (query: string) => acceptsQuery(client, query);
	const filledMenus = new Set<string>();
	const menu = async (location: string) => {
		const { menuItems } = await client.query<{ menuItems: { nodes: unknown[] } }>(
			`{ menuItems(first: 1, where: { location: ${location} }) { nodes { databaseId } } }`,
		);
		if (menuItems.nodes.length > 0) filledMenus.add(location);
		return true;
	};
	const firstOf = async (candidates: readonly string[]) => {
		const results = await Promise.all(candidates.map((one) => unlessRefused(menu(one), false)));
		return candidates.find((_candidate, index) => results[index]);
	};
	const products = file.products?.field ?? 'products';
	const [languagePlugins, seo, hasSharedSeo, readingTime, ...others] = await Promise.all([
		Promise.all(multilingualPlugins.map(({ probe }) => accepts(probe))),
		detectSeo(client),
		sharesSeo(client),
		acceptsSeo(client, 'readingTime'),
		firstOf(file.menus.header ? [file.menus.header] : headerLocations),
		firstOf(file.menus.footer ? [file.menus.footer] : footerLocations),
		accepts(`{ ${products}(first: 1) { nodes { databaseId } } }`),
		accepts(`{ posts(first: 1) { nodes { commentCount ${commentSelection} } } }`),
		client.mayHaveNamespace('redirection/v1'),
		acceptSections(client, file),
		readTypes(client),
	]);
	const [header, footer, hasProducts, hasComments, mayRedirect, sections, contentTypes] = others;
	const selections = {
		yoast: readingTime ? `${yoastSelection} readingTime` : yoastSelection,
		'rank-math': rankMathSelection,
		none: '',
	};
	const languages =
		multilingualPlugins.find((_plugin, index) => languagePlugins[index]) ?? plainWordPress;
	const seoSelection = selections[seo];
	const customTypes = await detectCustomTypes(client, accepts, {
		contentTypes,
		languages,
		seo: seoSelection && `seo { ${seoSelection} }`,
		products,
	});
	return {
		languages,
		seo,
		seoSelection,
		customTypes,
		hasSharedSeo: seo === 'yoast' && hasSharedSeo,
		menus: { header, footer },
		filledMenus,
		homePages: new Map(),
		products: hasProducts ? products : undefined,
		hasComments,
		mayRedirect,
		sections,
	};
}

/** Reads title, language and time zone from the settings. Rejects when WordPress fails. */
export async function readSettings(client: WordPressClient): Promise<WordPressSettings> {
	const { generalSettings } = await client.query<{ generalSettings: WordPressSettings | null }>(
		`{ generalSettings { ${settingsSelection} } }`,
	);
	if (!generalSettings) throw new WordPressFailure('WordPress answered without its settings');
	return generalSettings;
}

/**
 * True if Yoast answers the first document's values for all documents of a request. It keeps values by the id of an indexable, and stores
 * no indexables where `WP_ENVIRONMENT_TYPE` is not "production".
 */
async function sharesSeo(client: WordPressClient): Promise<boolean> {
	const nodes = 'nodes { seo { canonical } }';
	type List = { nodes: { seo: { canonical: string | null } | null }[] };
	const query = client.query<{ pages: List; posts: List }>(
		`{ pages(first: 3) { ${nodes} } posts(first: 3) { ${nodes} } }`,
	);
	const lists = await unlessRefused(query, { pages: { nodes: [] }, posts: { nodes: [] } });
	const documents = [...lists.pages.nodes, ...lists.posts.nodes];
	const canonicals = documents.flatMap(({ seo }) => seo?.canonical || []);
	return canonicals.length > 1 && new Set(canonicals).size === 1;
}

const acceptsSeo = (client: WordPressClient, selection: string): Promise<boolean> =>
	acceptsQuery(client, `{ pages(first: 1) { nodes { seo { ${selection} } } } }`);

const acceptsQuery = (client: WordPressClient, query: string): Promise<boolean> =>
	unlessRefused(
		client.query(query).then(() => true),
		false,
	);
