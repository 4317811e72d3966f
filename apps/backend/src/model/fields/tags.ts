import { slugFrom } from '@website/contracts/slug';
import type { TextField } from 'payload';
import { validateWith, words } from '../../platform/i18n/words.ts';

/** More tags would not help to find an article. */
const maxTags = 8;
const maxTagLength = 40;

const isTag = (tag: unknown): boolean =>
	typeof tag === 'string' && tag.length <= maxTagLength && slugFrom(tag) !== '';

/**
 * The tags of an article, in each locale. Tags with the same slug are the same tag: "Sender ID" and "sender id".
 */
export const tagsField: TextField = {
	name: 'tags',
	type: 'text',
	hasMany: true,
	localized: true,
	maxRows: maxTags,
	label: words('Tags', 'Emneord', 'Schlagwörter'),
	admin: {
		position: 'sidebar',
		description: words(
			'Up to 8 words, each followed by Enter. Visitors find articles by them.',
			'Højst 8 ord, hvert afsluttet med Enter. Besøgende finder artikler med dem.',
			'Höchstens 8 Wörter, jeweils mit Enter abgeschlossen. Besucher finden Artikel darüber.',
		),
	},
	hooks: {
		beforeValidate: [({ value }) => (Array.isArray(value) ? uniqueTags(value) : value)],
	},
	validate: validateWith(
		(value: unknown) => Array.isArray(value) && value.length <= maxTags && value.every(isTag),
		words(
			'Up to 8 tags of at most 40 characters, each with a letter or a digit',
			'Højst 8 emneord på højst 40 tegn, hvert med et bogstav eller et tal',
			'Höchstens 8 Schlagwörter mit höchstens 40 Zeichen, jedes mit einem Buchstaben oder einer Ziffer',
		),
	),
};

/** Trims tags, and keeps the first of those with the same slug. */
function uniqueTags(tags: readonly unknown[]): unknown[] {
	const bySlug = new Map<unknown, unknown>();
	for (const tag of tags) {
		const trimmed = typeof tag === 'string' ? tag.trim() : tag;
		const key = typeof trimmed === 'string' ? slugFrom(trimmed) || trimmed : trimmed;
		if (!bySlug.has(key)) bySlug.set(key, trimmed);
	}
	return [...bySlug.values()];
}
