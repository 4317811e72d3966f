import { documentTag } from '@website/contracts/cache-tags';
import { pageButtons } from '../html/page-buttons.ts';
import { plainText } from '../html/plain-text.ts';
import type { OptionsType } from '../sections/section-file.ts';
import { complete, type Fields } from './complete.ts';
import { readDocument, tagDocument } from './documents.ts';
import { readMenu } from './menus.ts';
import type { LocaleArgument, Reading } from './reading.ts';

/** Header from the menu at its location, with what the section file adds; null without either. */
export async function header({ lang }: LocaleArgument, reading: Reading): Promise<Fields | null> {
	reading.tags.add('header');
	const [menu, options] = await Promise.all([
		readMenu(reading, reading.capabilities.menus.header, lang),
		readOptions(reading, 'Header'),
	]);
	if (menu.length === 0 && !options) return null;
	return complete('Header', {
		links: menu.map(({ link, children }) => ({
			link,
			submenu: children.map((child) => ({ link: child.link })),
		})),
		...options,
	});
}

/** Footer: items with children are columns, the others are beside the copyright. */
export async function footer({ lang }: LocaleArgument, reading: Reading): Promise<Fields | null> {
	reading.tags.add('footer').add('settings');
	const { capabilities } = reading;
	const [menu, options] = await Promise.all([
		readMenu(reading, capabilities.menus.footer, lang),
		readOptions(reading, 'Footer'),
	]);
	const name = plainText(capabilities.settings.title);
	const { copyright, location, ...rest } = options ?? {};
	return complete('Footer', {
		menuColumns: menu
			.filter(({ children }) => children.length > 0)
			.map(({ link, children }) => ({
				title: link.title,
				submenu: children.map((child) => child.link),
			})),
		...rest,
		copyright: {
			text: name,
			items: menu.filter(({ children }) => children.length === 0).map(({ link }) => link),
			...withoutEmpty(copyright),
		},
		location: { name, ...withoutEmpty(location) },
	});
}

/** The call-to-action from an options page, or from a page that the section file names; null without either. */
export async function callToAction(
	{ lang }: LocaleArgument,
	reading: Reading,
): Promise<Fields | null> {
	const { catalog, capabilities, tags, addresses } = reading;
	tags.add('cta');
	const options = await readOptions(reading, 'CallToAction');
	if (options) return complete('CallToAction', options);
	const slug = capabilities.sections.file.callToActionPage;
	if (!slug) return null;
	tags.add('pages');
	const named = catalog.contents.entries.filter(
		(entry) => entry.kind === 'page' && entry.slug === slug,
	);
	const versions = named.flatMap((entry) => catalog.versions(entry));
	const entry = catalog.byId(Number(versions.find(({ locale }) => locale === lang)?.id));
	if (!entry) return null;
	tagDocument(reading, entry);
	tags.add(documentTag('page', entry.id));
	const node = await readDocument(reading, 'page', entry.id);
	if (!node) return null;
	const { text, buttons } = pageButtons(node.content ?? '', addresses);
	return complete('CallToAction', {
		heading: plainText(node.title),
		text,
		buttons,
	});
}

/** Name and description of the site, with what the section file adds. */
export async function siteSettings(
	_args: LocaleArgument,
	reading: Reading,
): Promise<Fields | null> {
	const { settings, seo } = reading.capabilities;
	reading.tags.add('settings');
	const brand = plainText(settings.title);
	return complete('SiteSettings', {
		brand,
		defaultTitle: brand,
		defaultDescription: plainText(settings.description),
		// SEO plugins write the site's name into their titles.
		titleTemplate: seo === 'none' && brand ? `%s – ${brand}` : '%s',
		...(await readOptions(reading, 'SiteSettings')),
	});
}

/** The languages and currencies that the site offers. */
export function siteOptions(_args: object, { catalog, tags }: Reading): Fields | null {
	tags.add('options');
	return complete('SiteOptions', { ...catalog.options });
}

/** An object of the contract from its options page; undefined where the section file or WordPress has none. */
async function readOptions(reading: Reading, type: OptionsType): Promise<Fields | undefined> {
	const { sections } = reading.capabilities;
	const query = sections.options.get(type);
	const source = sections.file.options.get(type);
	if (!query || !source) return undefined;
	const { options } = await reading.client.ask<{ options: unknown }>(query);
	const node = source.path.slice(1).reduce<unknown>((value) => Object(value).v, options);
	return node ? withoutEmpty(reading.mapped.fields(source.fields, node)) : undefined;
}

/** What is not filled in leaves the standard in its place. */
function withoutEmpty(value: unknown): Fields {
	return Object.fromEntries(
		Object.entries(Object(value)).filter(
			([, one]) => one !== undefined && one !== null && one !== '',
		),
	);
}
