import { documentTag } from '@website/contracts/cache-tags';
import type { CategoryEntry } from '../catalog/entry.ts';
import type { Fields } from './complete.ts';
import { complete } from './complete.ts';
import type { LocaleArgument, Reading } from './reading.ts';

/** The contract's Category. */
export function categoryFields(
	{ catalog }: Pick<Reading, 'catalog'>,
	category: CategoryEntry,
): Fields {
	const versions = catalog.categoryVersions(category);
	return {
		id: String(category.id),
		locale: category.locale,
		name: category.name,
		slug: category.slug,
		link: catalog.categoryHref(category),
		description: category.description,
		translations: versions.map(({ href, id, locale, title }) => ({
			href,
			id,
			locale,
			post_title: title,
		})),
	};
}

/** `category(slug, lang)`: null where no category with articles has that slug. */
export function category(
	{ slug, lang }: LocaleArgument & { slug: string },
	reading: Reading,
): Fields | null {
	const entry = reading.catalog.category(lang, slug);
	reading.tags.add(entry ? documentTag('category', entry.id) : 'categories');
	return entry ? complete('Category', categoryFields(reading, entry)) : null;
}

/** `categories(lang)`: those with articles, by their names as WordPress gives them. */
export function categories({ lang }: LocaleArgument, reading: Reading): (Fields | null)[] {
	reading.tags.add('categories');
	return reading.catalog.contents.categories
		.filter(({ locale }) => locale === lang)
		.map((entry) => complete('Category', categoryFields(reading, entry)));
}
