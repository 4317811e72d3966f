import type { LocaleCode } from '@website/contracts/locales';
import { withoutOtherEntries } from '../html/list-entries.ts';
import { limits } from '../limits.ts';
import { WordPressFailure } from '../wpgraphql/failures.ts';
import { type ResolverContext, where } from './context.ts';
import { siteSettings } from './shared-parts.ts';

const forms = /<form\b([^>]*)>[\s\S]*?<\/form>/gi;

const notices: Record<LocaleCode, { plain: string; write: (link: string) => string }> = {
	en: {
		plain: 'This form is not available.',
		write: (link) => `This form is not available. Write to ${link}.`,
	},
	da: {
		plain: 'Formularen er ikke tilgængelig.',
		write: (link) => `Formularen er ikke tilgængelig. Skriv til ${link}.`,
	},
	de: {
		plain: 'Dieses Formular ist nicht verfügbar.',
		write: (link) => `Dieses Formular ist nicht verfügbar. Schreiben Sie an ${link}.`,
	},
};

/**
 * Adapts all texts of a document, mapped ones too. Forms, which would leave their labels, become a sentence with the site's e-mail address;
 * search forms are removed, since the site has its own search. Lists of documents keep those of the document's language.
 */
export async function adaptTexts<Document extends object>(
	context: ResolverContext,
	{ locale, href }: { locale: LocaleCode; href: string },
	document: Document,
): Promise<Document> {
	const { addresses, catalog } = context;
	const isOffered = (url: string) => {
		const target = addresses.published(url);
		return target !== undefined && catalog.localeOf(target) === locale;
	};
	let hasForm = false;
	const adapted = changeTexts(document, (text) => {
		const withoutSearch = text.replace(forms, (form, attributes: string) =>
			/role=["']search/i.test(attributes) ? '' : form,
		);
		hasForm ||= withoutSearch.search(forms) !== -1;
		return withoutOtherEntries(withoutSearch, isOffered);
	});
	if (!hasForm) return adapted;
	context.report(`the form on ${href} is replaced by the site's e-mail address`);
	const email = String((await siteSettings({ lang: locale }, context))?.email ?? '');
	const { plain, write } = notices[locale];
	const notice = email.includes('@') ? write(`<a href="mailto:${email}">${email}</a>`) : plain;
	return changeTexts(adapted, (text) => text.replace(forms, () => `<p>${notice}</p>`));
}

const changeTexts = <Document extends object>(
	document: Document,
	change: (text: string) => string,
): Document =>
	JSON.parse(JSON.stringify(document), (_name, value: unknown) =>
		typeof value === 'string' ? change(value) : value,
	);

/** The paths of documents whose text names a form of a plugin. Empty if WordPress cannot search. */
export async function findForms({
	client,
	capabilities,
	catalog,
}: Pick<ResolverContext, 'client' | 'capabilities' | 'catalog'>): Promise<string[]> {
	const filter = (plugin: string) =>
		where(`search: "${plugin}"`, capabilities.languages.filter('all'));
	// Contact Form 7 and Jetpack, WPForms, Gravity Forms
	const fields = ['contact-form', 'wpforms', 'gravityform'].flatMap((plugin, index) =>
		['pages', 'posts'].map(
			(list) =>
				`${list}${index}: ${list}(first: ${limits.pageSize}, ${filter(plugin)}) { nodes { databaseId } }`,
		),
	);
	try {
		const lists = await client.query<Record<string, { nodes: { databaseId: number }[] }>>(
			`{ ${fields.join(' ')} }`,
		);
		const ids = Object.values(lists).flatMap(({ nodes }) => nodes.map((node) => node.databaseId));
		return [...new Set(ids)].flatMap((id) => {
			const entry = catalog.byId(id);
			return entry ? [catalog.hrefOf(entry)] : [];
		});
	} catch (error) {
		if (error instanceof WordPressFailure) return [];
		throw error;
	}
}
