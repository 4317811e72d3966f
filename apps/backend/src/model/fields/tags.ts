import { slugFrom } from '@website/contracts/slug';
import type { TextField } from 'payload';
import { validateWith } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

/** More than these say nothing about an article any more. */
const mostTags = 8;
const longestTag = 40;

const isTag = (tag: unknown): boolean =>
	typeof tag === 'string' && tag.length <= longestTag && slugFrom(tag) !== '';

/**
 * What an article is about, in each language's own words. Tags that give the same address are the same tag: "Sender ID" and "sender id".
 */
export const tagsField: TextField = {
	name: 'tags',
	type: 'text',
	hasMany: true,
	localized: true,
	maxRows: mostTags,
	label: words('Tags', 'Emneord', 'Schlagwörter'),
	admin: {
		position: 'sidebar',
		description: words(
			'Up to 8 words, each followed by Enter. Visitors find articles by them.',
			'Højst 8 ord, hvert fulgt af Enter. Besøgende finder artikler ved dem.',
			'Höchstens 8 Wörter, jeweils mit Enter abgeschlossen. Besucher finden Artikel darüber.',
		),
	},
	hooks: {
		beforeValidate: [({ value }) => (Array.isArray(value) ? oncePerTag(value) : value)],
	},
	validate: validateWith(
		(value: unknown) => Array.isArray(value) && value.length <= mostTags && value.every(isTag),
		words(
			'Up to 8 tags of at most 40 characters, each with a letter or a digit',
			'Højst 8 emneord på højst 40 tegn, hvert med et bogstav eller et tal',
			'Höchstens 8 Schlagwörter mit höchstens 40 Zeichen, jedes mit einem Buchstaben oder einer Ziffer',
		),
	),
};

/** Without blanks around them; of those with the same address the first. */
function oncePerTag(tags: readonly unknown[]): unknown[] {
	const bySlug = new Map<unknown, unknown>();
	for (const tag of tags) {
		const trimmed = typeof tag === 'string' ? tag.trim() : tag;
		const key = typeof trimmed === 'string' ? slugFrom(trimmed) || trimmed : trimmed;
		if (!bySlug.has(key)) bySlug.set(key, trimmed);
	}
	return [...bySlug.values()];
}
