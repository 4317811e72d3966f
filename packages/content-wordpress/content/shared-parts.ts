import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import type { Addresses } from '../catalog/addresses.ts';
import { plainText } from '../html/plain-text.ts';
import type { OptionsType } from '../sections/section-file.ts';
import type { LocaleArgument, ResolverContext } from './context.ts';
import { readDocument, tagDocument } from './documents.ts';
import { tagPictures } from './media.ts';
import { readMenu } from './menus.ts';

const buttonLink =
	/<a\s[^>]*class=(["'])[^"']*wp-block-button__link[^"']*\1[^>]*>([\s\S]*?)<\/a>/gi;

/** Separates the text of a page from its buttons. The first button is the primary one. */
function separateButtons(html: string, addresses: Addresses) {
	const buttons = [...html.matchAll(buttonLink)].flatMap(([tag, , label], index) => {
		const href = /\shref=(["'])(.*?)\1/i.exec(tag)?.[2];
		if (!href) return [];
		const url = addresses.link(plainText(href));
		return [
			{ style: index === 0 ? 'primary' : 'secondary', link: { url, title: plainText(label) } },
		];
	});
	return { text: plainText(html.replace(buttonLink, '')), buttons };
}

/** Header from the menu at its location, merged with the options of the section file; null without either. */
export async function header(
	{ lang }: LocaleArgument,
	context: ResolverContext,
): Promise<Fields | null> {
	context.tags.add('header');
	const [menu, options] = await Promise.all([
		readMenu(context, 'header', lang),
		readOptions(context, 'Header'),
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

/** Footer from its menu: items with children become columns, the others are next to the copyright. */
export async function footer(
	{ lang }: LocaleArgument,
	context: ResolverContext,
): Promise<Fields | null> {
	context.tags.add('footer').add('settings');
	const { capabilities } = context;
	const [menu, options] = await Promise.all([
		readMenu(context, 'footer', lang),
		readOptions(context, 'Footer'),
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
	context: ResolverContext,
): Promise<Fields | null> {
	const { catalog, capabilities, tags, addresses } = context;
	tags.add('cta');
	const options = await readOptions(context, 'CallToAction');
	if (options) return complete('CallToAction', options);
	const slug = capabilities.sections.file.callToActionPage;
	if (!slug) return null;
	tags.add('pages');
	const pages = catalog.contents.entries.filter(
		(entry) => entry.kind === 'page' && entry.slug === slug,
	);
	const versions = pages.flatMap((entry) => catalog.versions(entry));
	const entry = catalog.byId(Number(versions.find(({ locale }) => locale === lang)?.id));
	if (!entry) return null;
	tagDocument(context, entry);
	tags.add(documentTag('page', entry.id));
	const node = await readDocument(context, 'page', entry.id);
	if (!node) return null;
	const content = separateButtons(node.content ?? '', addresses);
	return complete('CallToAction', { heading: plainText(node.title), ...content });
}

/** Name and description of the site, merged with the options of the section file. */
export async function siteSettings(
	_args: LocaleArgument,
	context: ResolverContext,
): Promise<Fields | null> {
	const { settings, seo } = context.capabilities;
	context.tags.add('settings');
	const brand = plainText(settings.title);
	return complete('SiteSettings', {
		brand,
		defaultTitle: brand,
		defaultDescription: plainText(settings.description),
		// SEO plugins write the site's name into their titles.
		titleTemplate: seo === 'none' && brand ? `%s – ${brand}` : '%s',
		...(await readOptions(context, 'SiteSettings')),
	});
}

/** The languages and currencies that the site offers. */
export function siteOptions(_args: object, { catalog, tags }: ResolverContext): Fields | null {
	tags.add('options');
	return complete('SiteOptions', { ...catalog.options });
}

/** Reads an object of the contract from its options page; undefined if the section file or WordPress has none. */
async function readOptions(
	context: ResolverContext,
	type: OptionsType,
): Promise<Fields | undefined> {
	const { sections } = context.capabilities;
	const query = sections.options.get(type);
	const source = sections.file.options.get(type);
	if (!query || !source) return undefined;
	const { options } = await context.client.query<{ options: unknown }>(query);
	const node = source.path.slice(1).reduce<unknown>((value) => Object(value).v, options);
	tagPictures(context.tags, node);
	return node ? withoutEmpty(context.mappedFields.fields(source.fields, node)) : undefined;
}

/** Removes empty fields, so that they do not replace defaults. */
function withoutEmpty(value: unknown): Fields {
	return Object.fromEntries(
		Object.entries(Object(value)).filter(
			([, one]) => one !== undefined && one !== null && one !== '',
		),
	);
}
