import type { LocaleCode } from '@website/contracts/locales';
import { WordPressRefusal } from '../asking/failures.ts';
import { menuItemSelection, type WordPressMenuItem } from '../asking/selections.ts';
import { comparable } from '../catalog/catalog.ts';
import { plainText } from '../html/plain-text.ts';
import type { Fields } from './complete.ts';
import { type Reading, where } from './reading.ts';

/** An item of a menu with the ones below it. */
export interface MenuNode {
	link: Fields;
	children: MenuNode[];
}

/** The menu at a location in a language; where it is not translated, the one there is, with links into the language. */
export async function readMenu(
	reading: Reading,
	location: string | undefined,
	locale: LocaleCode,
): Promise<MenuNode[]> {
	if (!location) return [];
	const { capabilities, catalog } = reading;
	const filter = catalog.locales.has(locale) ? capabilities.languages.menuFilter(locale) : '';
	const ofLanguage = filter ? await readFiltered(reading, location, filter) : [];
	const items = ofLanguage.length > 0 ? ofLanguage : await readItems(reading, location, '');
	return childrenOf(
		reading,
		locale,
		items,
		items.filter(({ parentDatabaseId }) => !parentDatabaseId),
	);
}

/** Items by language; empty if the plugin has no such filter for menus. */
async function readFiltered(
	reading: Reading,
	location: string,
	filter: string,
): Promise<WordPressMenuItem[]> {
	try {
		return await readItems(reading, location, filter);
	} catch (error) {
		if (error instanceof WordPressRefusal) return [];
		throw error;
	}
}

async function readItems(
	{ client }: Reading,
	location: string,
	filter: string,
): Promise<WordPressMenuItem[]> {
	const query = `{ menuItems(first: 100, ${where(`location: ${location}`, filter)}) { nodes { ${menuItemSelection} } } }`;
	const { menuItems } = await client.ask<{ menuItems: { nodes: WordPressMenuItem[] } | null }>(
		query,
	);
	return menuItems?.nodes ?? [];
}

function childrenOf(
	reading: Reading,
	locale: LocaleCode,
	items: readonly WordPressMenuItem[],
	level: readonly WordPressMenuItem[],
): MenuNode[] {
	const nodes = [...level]
		.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
		.map((item) => ({
			link: linkOf(reading, locale, item),
			children: childrenOf(
				reading,
				locale,
				items,
				items.filter(({ parentDatabaseId }) => parentDatabaseId === item.databaseId),
			),
		}));
	// A location that no menu is assigned to answers with the items of all menus.
	return [
		...new Map(
			nodes.map((node) => [JSON.stringify([node.link.url, node.link.title]), node]),
		).values(),
	];
}

function linkOf(
	{ addresses, catalog }: Reading,
	locale: LocaleCode,
	item: WordPressMenuItem,
): Fields {
	const url = addresses.link(item.url ?? '');
	const entry = catalog.at(comparable(url));
	const version = entry && catalog.versions(entry).find((one) => one.locale === locale);
	return {
		url: version?.href ?? url,
		title: plainText(item.label),
		target: item.target === '_blank' ? '_blank' : '_self',
	};
}
