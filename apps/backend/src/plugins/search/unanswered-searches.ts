import { locales } from '@website/contracts/locales';
import type { CollectionConfig } from 'payload';
import { siteGroup } from '../../admin/groups.ts';
import { languageWords } from '../../platform/i18n/language-name.ts';
import { words } from '../../platform/i18n/words.ts';

const slug = 'unanswered-searches';

/**
 * Search queries without results, counted by query and language. Only the backend writes them (`count-unanswered.ts`), without data about
 * the visitors. Editors delete the entries that they have handled.
 */
export const unansweredSearches: CollectionConfig = {
	slug: slug,
	labels: {
		singular: words('Search without result', 'Søgning uden resultat', 'Suche ohne Ergebnis'),
		plural: words('Searches without result', 'Søgninger uden resultat', 'Suchen ohne Ergebnis'),
	},
	admin: {
		group: siteGroup,
		useAsTitle: 'query',
		defaultColumns: ['query', 'language', 'times', 'lastAt'],
		listSearchableFields: ['query'],
		hideAPIURL: true,
		components: { beforeListTable: ['/admin/language-filter.tsx#LanguageFilter'] },
		description: words(
			'What visitors searched for and did not find. Nothing about the visitors is stored. Delete what is answered by a page now.',
			'Hvad besøgende søgte efter og ikke fandt. Intet om de besøgende gemmes. Slet det, som en side nu besvarer.',
			'Was Besucher gesucht und nicht gefunden haben. Über die Besucher wird nichts gespeichert. Löschen Sie, was eine Seite nun beantwortet.',
		),
	},
	defaultSort: '-times',
	timestamps: false,
	disableDuplicate: true,
	lockDocuments: false,
	indexes: [{ fields: ['language', 'query'], unique: true }],
	fields: [
		{ name: 'query', type: 'text', required: true, label: words('Query', 'Søgning', 'Suche') },
		{
			name: 'language',
			type: 'select',
			required: true,
			index: true,
			label: words('Language', 'Sprog', 'Sprache'),
			options: locales.map(({ code }) => ({ value: code, label: languageWords(code) })),
		},
		{
			name: 'times',
			type: 'number',
			required: true,
			index: true,
			label: words('Times', 'Gange', 'Anzahl'),
		},
		{
			name: 'lastAt',
			type: 'date',
			required: true,
			index: true,
			label: words('Last time', 'Sidste gang', 'Zuletzt'),
			admin: { date: { pickerAppearance: 'dayAndTime' } },
		},
	],
};
