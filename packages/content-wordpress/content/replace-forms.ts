import { inLanguage, type LocaleCode } from '@website/contracts/locales';
import { shortcodesIn } from '../html/shortcodes.ts';
import { limits } from '../limits.ts';
import { inAllLanguages, rootsOf } from '../wpgraphql/custom-types.ts';
import { WordPressFailure } from '../wpgraphql/failures.ts';
import { type ResolverContext, where } from './context.ts';
import { deadLinks, linksIn, withoutTargets } from './dead-links.ts';
import { siteSettings } from './shared-parts.ts';

/** An entry without entries inside. */
const innerEntry = /<li\b[^>]*>(?:(?!<\/?li\b)[\s\S])*<\/li>/g;
/** Entries that blocks write for documents: queries, latest articles, lists of pages and of categories. */
const generatedEntry =
	/^<li[^>]*class="[^"]*\b(?:wp-block-post|cat-item|wp-block-pages-list__item)\b|wp-block-latest-posts__post-title/;

/** Removes the entries of blocks whose document is not offered, such as one in another language: blocks list all of them. */
function withoutOtherEntries(html: string, isOffered: (url: string) => boolean): string {
	const remaining = html.replace(innerEntry, (entry) => {
		const url = /<a\s[^>]*?href=(["'])(.*?)\1/.exec(entry)?.[2];
		return url && generatedEntry.test(entry) && !isOffered(url) ? '' : entry;
	});
	return remaining === html ? html : withoutOtherEntries(remaining, isOffered);
}

const forms = /<form\b([^>]*)>[\s\S]*?<\/form>/gi;

const notices = {
	en: {
		plain: 'This form is not available.',
		write: (link: string) => `This form is not available. Write to ${link}.`,
	},
	da: {
		plain: 'Formularen er ikke tilgængelig.',
		write: (link: string) => `Formularen er ikke tilgængelig. Skriv til ${link}.`,
	},
	de: {
		plain: 'Dieses Formular ist nicht verfügbar.',
		write: (link: string) => `Dieses Formular ist nicht verfügbar. Schreiben Sie an ${link}.`,
	},
};

/**
 * Adapts all texts of a document, mapped ones too. Forms, which would leave their labels, become a sentence with the site's e-mail address;
 * those of search and comments are removed. Lists of documents keep those of the document's language. Links that lead nowhere lose their
 * target. Reports the shortcodes of missing plugins.
 */
export async function adaptTexts<Document extends { content?: string | null }>(
	context: ResolverContext,
	{ locale, href }: { locale: LocaleCode; href: string },
	document: Document,
): Promise<Document> {
	const { addresses, catalog } = context;
	for (const name of shortcodesIn(document.content ?? ''))
		context.report(`the shortcode [${name}] on ${href} is not shown`);
	const isOffered = (url: string) => {
		const target = addresses.published(url);
		return target !== undefined && catalog.localeOf(target) === locale;
	};
	let hasForm = false;
	const links = new Set<string>();
	const adapted = changeTexts(document, (text) => {
		for (const link of linksIn(text)) links.add(link);
		const withoutSearch = text.replace(forms, (form, attributes: string) =>
			/role=["']search|wp-comments-post\.php/i.test(attributes) ? '' : form,
		);
		hasForm ||= withoutSearch.search(forms) !== -1;
		return withoutOtherEntries(withoutSearch, isOffered);
	});
	const dead = await deadLinks(context, links);
	const email = hasForm ? await siteEmail(context, locale) : undefined;
	if (hasForm) context.report(`the form on ${href} is ${replacement(email)}`);
	const { plain, write } = inLanguage(notices, locale);
	const notice = email ? write(`<a href="mailto:${email}">${email}</a>`) : plain;
	return changeTexts(adapted, (text) =>
		withoutTargets(text, dead).replace(forms, () => `<p>${notice}</p>`),
	);
}

/** The e-mail address in the settings; undefined without one. */
export async function siteEmail(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<string | undefined> {
	const email = String((await siteSettings({ lang }, context))?.email ?? '');
	return email.includes('@') ? email : undefined;
}

/** What operators read about forms. */
export const replacement = (email: string | undefined): string =>
	email
		? "replaced by the site's e-mail address"
		: 'replaced by a sentence without an e-mail address, which the settings do not have';

const changeTexts = <Document extends object>(
	document: Document,
	change: (text: string) => string,
): Document =>
	JSON.parse(JSON.stringify(document), (_name, value: unknown) =>
		typeof value === 'string' ? change(value) : value,
	);

type SearchContext = Pick<ResolverContext, 'client' | 'capabilities' | 'catalog'>;

/** The paths of documents whose text names a form of a plugin. Empty if WordPress cannot search. */
export async function findForms(context: SearchContext): Promise<string[]> {
	// Contact Form 7 and Jetpack, WPForms, Gravity Forms
	const hits = await searchDocuments(context, ['contact-form', 'wpforms', 'gravityform']);
	return [...new Set(hits.map(({ href }) => href))];
}

/** The paths of documents with shortcodes of missing plugins, followed by these. Empty if WordPress cannot search. */
export async function findShortcodes(context: SearchContext): Promise<string[]> {
	const hits = await searchDocuments(context, ['['], 'content');
	return hits.flatMap(({ href, content }) => {
		const names = [...shortcodesIn(content ?? '')];
		return names.length > 0 ? [`${href} ${names.map((name) => `[${name}]`).join(' ')}`] : [];
	});
}

async function searchDocuments(
	{ client, capabilities, catalog }: SearchContext,
	searches: readonly string[],
	selection = '',
): Promise<{ href: string; content?: string | null }[]> {
	const fields = searches.flatMap((words, index) =>
		rootsOf(capabilities).map((root) => {
			const filter = where(`search: "${words}"`, inAllLanguages(capabilities, root));
			const fields =
				root === 'contentNode' && selection
					? `... on NodeWithContentEditor { ${selection} }`
					: selection;
			return `${root}${index}: ${root}s(first: ${limits.pageSize}, ${filter}) { nodes { databaseId ${fields} } }`;
		}),
	);
	try {
		const lists = await client.query<
			Record<string, { nodes: { databaseId: number; content?: string | null }[] }>
		>(`{ ${fields.join(' ')} }`);
		return Object.values(lists).flatMap(({ nodes }) =>
			nodes.flatMap(({ databaseId, content }) => {
				const entry = catalog.byId(databaseId);
				return entry ? [{ href: catalog.hrefOf(entry), content }] : [];
			}),
		);
	} catch (error) {
		if (error instanceof WordPressFailure) return [];
		throw error;
	}
}
