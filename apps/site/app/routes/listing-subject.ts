import type { LocaleCode } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment } from '~/content/generated/operations';

/** A tag or period in the form of a category, as the subject of a list of articles. It has no other locales. */
export function listingSubject(
	locale: LocaleCode,
	{ id, name, slug, link }: Pick<CategoryFieldsFragment, 'id' | 'name' | 'slug' | 'link'>,
): CategoryFieldsFragment {
	return {
		id,
		locale,
		name,
		slug,
		link,
		description: null,
		translations: [{ id, locale, href: link, post_title: name }],
	};
}
