import type { Fields } from '@website/contracts/content-schema';
import type { LocaleCode } from '@website/contracts/locales';
import { normalizePath } from '../catalog/catalog.ts';
import { readAll } from '../catalog/document-lists.ts';
import { plainText } from '../html/plain-text.ts';
import { unlessRefused } from '../wpgraphql/failures.ts';
import { menuItemSelection, type WordPressMenuItem } from '../wpgraphql/selections.ts';
import { type ResolverContext, where } from './context.ts';
import { unreadable } from './documents.ts';
import { readNavigation, type TemplatePart } from './navigation.ts';

/** A menu item with its children. */
export interface MenuNode {
	link: Fields;
	children: MenuNode[];
}

/**
 * The menu of the header or the footer in a language: that at its location, or in a theme without both that of its blocks. Without a translated menu, the untranslated one, with its
 * links changed to the language.
 */
export async function readMenu(
	context: ResolverContext,
	part: TemplatePart,
	locale: LocaleCode,
): Promise<MenuNode[]> {
	const { menus } = context.capabilities;
	const location = menus[part];
	const items = location
		? await readLocation(context, location, locale)
		: menus.header || menus.footer
			? []
			: await readNavigation(context, part, locale);
	const itemsBelow = Map.groupBy(
		items.filter((item) => isShown(context, item)),
		({ parentDatabaseId }) => parentDatabaseId || undefined,
	);
	const nodesBelow = (parentId: number | undefined): MenuNode[] => {
		const nodes = (itemsBelow.get(parentId) ?? [])
			.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
			.map((item) => ({
				link: linkOf(context, locale, item),
				children: nodesBelow(item.databaseId),
			}));
		// A location without a menu returns the items of all menus, so duplicates are removed.
		const byLink = Map.groupBy(nodes, ({ link }) => JSON.stringify([link.url, link.title]));
		return [...byLink.values()].flatMap((same) => same.at(-1) ?? []);
	};
	return nodesBelow(undefined);
}

async function readLocation(
	context: ResolverContext,
	location: string,
	locale: LocaleCode,
): Promise<WordPressMenuItem[]> {
	const { capabilities, catalog } = context;
	const filter = catalog.hasDocuments(locale) ? capabilities.languages.menuFilter(locale) : '';
	const [translatedItems, allItems] = await Promise.all([
		// The plugin may have no such filter for menus.
		filter ? unlessRefused(readItems(context, location, filter), []) : [],
		readItems(context, location, ''),
	]);
	const items = translatedItems.length > 0 ? translatedItems : allItems;
	// Without a table or during an update, WordPress answers without items.
	if (items.length === 0 && capabilities.filledMenus.has(location)) throw unreadable('the menu');
	return items;
}

const readItems = (
	{ client }: ResolverContext,
	location: string,
	filter: string,
): Promise<WordPressMenuItem[]> =>
	readAll(
		client,
		(page) =>
			`menuItems(${page}, ${where(`location: ${location}`, filter)}) { nodes { ${menuItemSelection} } `,
	);

/** False for Polylang's language switcher, which the site has itself, and for drafts: WordPress writes their ids instead of paths. */
function isShown({ addresses, catalog }: ResolverContext, { url }: WordPressMenuItem): boolean {
	if (!url) return true;
	const isDraft = /[?&](?:p|page_id)=\d/.test(url) && addresses.isUnpublished(url);
	if (isDraft) catalog.requireWhole();
	return !isDraft && !url.endsWith('#pll_switcher');
}

function linkOf(
	{ addresses, catalog }: ResolverContext,
	locale: LocaleCode,
	item: WordPressMenuItem,
): Fields {
	const url = addresses.link(item.url ?? '');
	const entry = url.startsWith('/') ? catalog.byHref(normalizePath(url)) : undefined;
	const version = entry && catalog.versions(entry).find((one) => one.locale === locale);
	const queryAndHash = /[?#].*$/.exec(url)?.[0] ?? '';
	return {
		url: version ? version.href + queryAndHash : url,
		title: plainText(item.label),
		target: item.target === '_blank' ? '_blank' : '_self',
	};
}
