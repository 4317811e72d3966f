import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { foldText } from '@website/contracts/fold-text';
import { wordsIn } from '@website/contracts/search-words';
import { z } from 'zod';
import { lockUntilCommit } from '../../platform/transactions/advisory-lock.ts';
import { runStatement } from '../../platform/transactions/statement.ts';
import { type Condition, subpageShare, writeCondition } from './entry.ts';
import type { FullText } from './full-text-operations.ts';
import { edgedTrigrams } from './trigrams.ts';

const ids = z.array(z.object({ id: z.number() }));
const wordRows = z.array(z.object({ word: z.string() }));

/** The number of words in one statement; PostgreSQL accepts 65,535 parameters. */
const wordsAtOnce = 500;

const foldWords = (text: string) =>
	wordsIn(text)
		.map((word) => word.folded)
		.join(' ');

/** Quotes a lexeme of a tsquery. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Writes a condition as a tsquery. */
const queryOf = (condition: Condition) =>
	writeCondition(condition, {
		term: ({ text, isPrefix }) => quote(foldText(text)) + (isPrefix ? ':*' : ''),
		and: ' & ',
		or: ' | ',
	});

const list = (values: readonly (string | number)[]): SQL =>
	sql.join(
		values.map((value) => sql`${value}`),
		sql`, `,
	);

const vector = (text: string, weight: 'A' | 'B' | 'D') =>
	sql`setweight(to_tsvector('simple', ${foldWords(text)}), ${sql.raw(quote(weight))})`;

/** The share of its rank that a page keeps. */
const shareOfRank = sql`(select case when pages.parent_id is null then 1 else ${sql.raw(`${subpageShare}`)} end
	from pages where pages.id = search_entries.document)`;

/** PostgreSQL's tsvector with GIN indexes: texts in `search_entries.words`, trigrams in `search_words.trigrams`. Needs no extension. */
export const postgresFullText: FullText = {
	lock: (queries) => lockUntilCommit(queries, 'searchIndex'),
	async find(queries, { kind, lang }, condition, first) {
		const share = kind === 'page' ? sql` * ${shareOfRank}` : sql``;
		const rows = await runStatement(
			queries,
			sql`select id from search_entries, (select ${queryOf(condition)}::tsquery as query) params
				where kind = ${kind} and lang = ${lang} and words @@ query
				order by ts_rank('{0.05, 0.1, 0.4, 1}', words, query)${share} desc, id limit ${first}`,
		);
		return ids.parse(rows).map(({ id }) => id);
	},
	async add(queries, { kind, document, lang, title, lead, body, showsPrices }) {
		await runStatement(
			queries,
			sql`insert into search_entries (kind, document, lang, title, lead, body, shows_prices, words)
				values (${kind}, ${document}, ${lang}, ${title}, ${lead}, ${body}, ${showsPrices},
					${vector(title, 'A')} || ${vector(lead, 'B')} || ${vector(body, 'D')})`,
		);
	},
	async remove(queries, kind, documents) {
		await runStatement(
			queries,
			sql`delete from search_entries where kind = ${kind} and document in (${list(documents)})`,
		);
	},
	async addWords(queries, lang, words) {
		for (let at = 0; at < words.length; at += wordsAtOnce) {
			const values = words
				.slice(at, at + wordsAtOnce)
				.map(
					(word) => sql`(${lang}, ${word}, array_to_tsvector(array[${list(edgedTrigrams(word))}]))`,
				);
			await runStatement(
				queries,
				sql`insert into search_words (lang, word, trigrams) values ${sql.join(values, sql`, `)}
					on conflict do nothing`,
			);
		}
	},
	async wordsWith(queries, lang, trigrams, { all, lengths: [shortest, longest], first }) {
		const trigramQuery = trigrams.map(quote).join(all ? ' & ' : ' | ');
		const rows = await runStatement(
			queries,
			sql`select word from search_words, (select ${trigramQuery}::tsquery as query) params
				where lang = ${lang} and trigrams @@ query and length(word) between ${shortest} and ${longest}
				order by ts_rank(trigrams, query) desc, length(word), word limit ${first}`,
		);
		return wordRows.parse(rows).map(({ word }) => word);
	},
};
