import type { LocaleCode } from '@website/contracts/locales';
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
 * Replaces the forms of a text, which would leave their labels, by a sentence with the site's e-mail address. Search forms are removed: the
 * site has its own search.
 */
export async function replaceForms(
	context: ResolverContext,
	{ locale, href }: { locale: LocaleCode; href: string },
	html: string | null | undefined,
): Promise<string> {
	const withoutSearch = (html ?? '').replace(forms, (form, attributes: string) =>
		/role=["']search/i.test(attributes) ? '' : form,
	);
	if (withoutSearch.search(forms) === -1) return withoutSearch;
	context.report(`the form on ${href} is replaced by the site's e-mail address`);
	const email = String((await siteSettings({ lang: locale }, context))?.email ?? '');
	const { plain, write } = notices[locale];
	const notice = email.includes('@') ? write(`<a href="mailto:${email}">${email}</a>`) : plain;
	return withoutSearch.replace(forms, () => `<p>${notice}</p>`);
}

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
