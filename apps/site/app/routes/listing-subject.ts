import type { LocaleCode } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment } from '~/content/generated/operations';

/** What a list of articles is about, shown as a category is: a tag, or a time. It exists in this language alone. */
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
