import type { LocaleCode } from '@website/contracts/locales';
import { plainText } from '../html/plain-text.ts';
import type { WordPressMenuItem } from '../wpgraphql/selections.ts';
import type { ResolverContext } from './context.ts';

/** The parts of a template of a block theme that have menus. */
export type TemplatePart = 'header' | 'footer';

/** Blocks that have menus; the start and end of an item; its link, or its label without one. */
const navigations = /<nav\b[^>]*\bwp-block-navigation\b[\s\S]*?<\/nav>/g;
const tags =
	/<(\/?li)\b[^>]*>|<(a|button)\b([^>]*\bwp-block-navigation-item__content\b[^>]*)>([\s\S]*?)<\/\2>/g;
const labelElement = /\bwp-block-navigation-item__label"[^>]*>([\s\S]*?)<\/span>/;

/** The menu items in the header or footer of a page of a block theme, without its placeholders. */
export function navigationItems(html: string, part: TemplatePart): WordPressMenuItem[] {
	const element = new RegExp(
		`<${part}\\b[^>]*\\bwp-block-template-part\\b[\\s\\S]*?</${part}>`,
	).exec(html)?.[0];
	const items: WordPressMenuItem[] = [];
	const ancestors: number[] = [];
	let count = 0;
	for (const [navigation] of (element ?? '').matchAll(navigations)) {
		for (const [, listItem, , attributes = '', content = ''] of navigation.matchAll(tags)) {
			const databaseId = ancestors.at(-1);
			if (listItem === 'li') {
				count += 1;
				ancestors.push(count);
			} else if (listItem) {
				ancestors.pop();
			} else if (databaseId !== undefined) {
				items.push({
					databaseId,
					parentDatabaseId: ancestors.at(-2) ?? null,
					label: labelElement.exec(content)?.[1] ?? content,
					url: plainText(/\shref="([^"]*)"/.exec(attributes)?.[1]) || '#',
					target: /\starget="([^"]*)"/.exec(attributes)?.[1] ?? null,
					order: databaseId,
				});
			}
		}
	}
	const parents = new Set(items.map(({ parentDatabaseId }) => parentDatabaseId));
	return items.filter(({ url, databaseId }) => url !== '#' || parents.has(databaseId));
}

/**
 * The menu in the header or footer of a block theme, as the home page of a language shows it: visitors may read menus in the REST API, but
 * not in which part of the theme they are.
 */
export async function readNavigation(
	{ client, catalog, capabilities }: ResolverContext,
	part: TemplatePart,
	locale: LocaleCode,
): Promise<WordPressMenuItem[]> {
	const { settings, homePages } = capabilities;
	const folder = settings.url ? new URL(settings.url).pathname.replace(/\/$/, '') : '';
	const path = `${folder}${catalog.pathIn(locale, '')}/`.replace(/\/+$/, '/');
	const page = homePages.get(path) ?? client.read(path);
	homePages.set(path, page);
	let html: string | undefined;
	try {
		html = await page;
	} finally {
		if (!html) homePages.delete(path);
	}
	return navigationItems(html ?? '', part);
}
