import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { foldText } from '@website/contracts/fold-text';
import { wordsIn } from '@website/contracts/search-words';
import { z } from 'zod';
import { runStatement } from '../../platform/transactions/statement.ts';
import { type Condition, subpageShare, writeCondition } from './entry.ts';
import type { FullText } from './full-text-operations.ts';
import { edgedTrigrams } from './trigrams.ts';

const ids = z.array(z.object({ id: z.number() }));
const wordRows = z.array(z.object({ word: z.string() }));
const newWordRows = z.array(z.object({ id: z.number(), word: z.string() }));

/** The number of words in one statement; SQLite accepts 32,766 parameters. */
const wordsAtOnce = 500;

/** The folded words of a text, separated by spaces, so that FTS5 tokenizes them the same way. */
const foldWords = (text: string) =>
	wordsIn(text)
		.map((word) => word.folded)
		.join(' ');

/** Quotes an FTS5 string literal. */
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Writes a condition in FTS5's query language. */
const matchOf = (condition: Condition) =>
	writeCondition(condition, {
		term: ({ text, isPrefix }) => quote(foldText(text)) + (isPrefix ? ' *' : ''),
		and: ' AND ',
		or: ' OR ',
	});

const inList = (values: readonly number[]): SQL =>
	sql.join(
		values.map((value) => sql`${value}`),
		sql`, `,
	);

/** The share of its rank that a page keeps. */
const shareOfRank = sql`(select case when pages.parent_id is null then 1 else ${sql.raw(`${subpageShare}`)} end
	from search_entries join pages on pages.id = search_entries.document where search_entries.id = search_index.rowid)`;

/**
 * SQLite's FTS5: texts in `search_index`, by the ids of `search_entries`; trigrams in `search_trigrams`, by the ids of `search_words`.
 */
export const sqliteFullText: FullText = {
	async lock() {},
	async find(queries, { kind, lang }, condition, first) {
		const match = `place : ${quote(kind + lang)} AND {title lead body} : ${matchOf(condition)}`;
		const share = kind === 'page' ? sql` * ${shareOfRank}` : sql``;
		// Words in the title have the highest weight, words in the body the lowest.
		const rows = await runStatement(
			queries,
			sql`select rowid as id from search_index where search_index match ${match}
				and rank match 'bm25(0.0, 12.0, 4.0, 1.0)' order by rank${share} limit ${first}`,
		);
		return ids.parse(rows).map(({ id }) => id);
	},
	async add(queries, { kind, document, lang, title, lead, body, showsPrices }) {
		const rows = await runStatement(
			queries,
			sql`insert into search_entries (kind, document, lang, title, lead, body, shows_prices)
				values (${kind}, ${document}, ${lang}, ${title}, ${lead}, ${body}, ${showsPrices ? 1 : 0})
				returning id`,
		);
		for (const { id } of ids.parse(rows))
			await runStatement(
				queries,
				sql`insert into search_index (rowid, place, title, lead, body)
					values (${id}, ${kind + lang}, ${foldWords(title)}, ${foldWords(lead)}, ${foldWords(body)})`,
			);
	},
	async remove(queries, kind, documents) {
		const condition = sql`kind = ${kind} and document in (${inList(documents)})`;
		await runStatement(
			queries,
			sql`delete from search_index where rowid in (select id from search_entries where ${condition})`,
		);
		await runStatement(queries, sql`delete from search_entries where ${condition}`);
	},
	async addWords(queries, lang, words) {
		for (let at = 0; at < words.length; at += wordsAtOnce) {
			const values = words.slice(at, at + wordsAtOnce).map((word) => sql`(${lang}, ${word})`);
			const rows = await runStatement(
				queries,
				sql`insert into search_words (lang, word) values ${sql.join(values, sql`, `)}
					on conflict do nothing returning id, word`,
			);
			const newRows = newWordRows.parse(rows);
			if (newRows.length === 0) continue;
			const trigrams = newRows.map(
				({ id, word }) => sql`(${id}, ${lang}, ${edgedTrigrams(word).join(' ')})`,
			);
			await runStatement(
				queries,
				sql`insert into search_trigrams (rowid, lang, trigrams) values ${sql.join(trigrams, sql`, `)}`,
			);
		}
	},
	async wordsWith(queries, lang, trigrams, { all, lengths: [shortest, longest], first }) {
		const any = trigrams.map(quote).join(all ? ' AND ' : ' OR ');
		const match = `lang : ${quote(lang)} AND trigrams : (${any})`;
		const rows = await runStatement(
			queries,
			sql`select word from search_trigrams join search_words on search_words.id = search_trigrams.rowid
				where search_trigrams match ${match} and length(word) between ${shortest} and ${longest}
				order by rank limit ${first}`,
		);
		return wordRows.parse(rows).map(({ word }) => word);
	},
};
