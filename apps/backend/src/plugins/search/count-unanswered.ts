import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { searchLimits } from '@website/contracts/search-words';
import { type CollectionConfig, createLocalReq, type Payload } from 'payload';
import { siteGroup } from '../../admin/groups.ts';
import { languageWords, words } from '../../platform/i18n/words.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../platform/transactions/statement.ts';
import { limits } from './limits.ts';

/** Possible personal data: email addresses, and numbers as long as a phone, customer or card number. */
const personalData = /@|(?:\d[\s./()-]*){6,}/;

/** Lowercases a query and collapses its spaces; null if it is empty, too long or may contain personal data. */
export function normalizeQuery(query: string): string | null {
	const text = query.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
	if (text === '' || text.length > searchLimits.queryLength || personalData.test(text)) return null;
	return text;
}

/** Counts a query without results. Stores up to `limits.unanswered` queries per language and deletes the least recent ones. */
export async function countUnanswered(
	payload: Payload,
	language: LocaleCode,
	query: string,
): Promise<void> {
	const normalizedQuery = normalizeQuery(query);
	if (normalizedQuery === null) return;
	const now = new Date().toISOString();
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const queries = transactionsById.get(await req.transactionID)?.queries;
		await runStatement(
			queries,
			sql`insert into unanswered_searches (query, language, times, last_at) values (${normalizedQuery}, ${language}, 1, ${now})
				on conflict (language, query) do update set times = unanswered_searches.times + 1, last_at = ${now}`,
		);
		await runStatement(
			queries,
			sql`delete from unanswered_searches where id in (
				select id from unanswered_searches where language = ${language}
				order by last_at desc, id desc limit ${limits.unanswered} offset ${limits.unanswered})`,
		);
	});
}

/**
 * Search queries without results, counted by query and language. Only the backend writes them (`countUnanswered`), without data about
 * the visitors. Editors delete the entries that they have handled.
 */
export const unansweredSearches: CollectionConfig = {
	slug: 'unanswered-searches',
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
