import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import type { TermEntry } from '../catalog/entry.ts';
import type { LocaleArgument, ResolverContext } from './context.ts';
import { translationsOf } from './documents.ts';

/** A category as the contract's Category. */
export function categoryFields(
	{ catalog }: Pick<ResolverContext, 'catalog'>,
	category: TermEntry,
): Fields {
	return {
		id: String(category.id),
		locale: category.locale,
		name: category.name,
		slug: category.slug,
		link: catalog.termHref(category),
		description: category.description,
		translations: translationsOf(catalog.termVersions(category)),
	};
}

/** `category(slug, lang)`: null if no category with articles has that slug. */
export function category(
	{ slug, lang }: LocaleArgument & { slug: string },
	context: ResolverContext,
): Fields | null {
	const entry = context.catalog.term('category', lang, slug);
	context.tags.add(entry ? documentTag('category', entry.id) : 'categories');
	return entry ? complete('Category', categoryFields(context, entry)) : null;
}

/** `categories(lang)`: categories with articles, in the order of WordPress, by name. */
export function categories({ lang }: LocaleArgument, context: ResolverContext): (Fields | null)[] {
	context.tags.add('categories');
	return context.catalog
		.termsIn(lang, 'category')
		.map((entry) => complete('Category', categoryFields(context, entry)));
}
