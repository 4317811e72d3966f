import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { LocaleCode } from '@website/contracts/locales';
import {
	excerptOf,
	firstMatch,
	type MarkedText,
	markWords,
	queryWords,
} from '@website/contracts/search-words';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { AddressBook } from '../../content/addresses/address-book.ts';
import { type SearchedKind, searchedKinds } from '../../platform/cluster/changed-documents.ts';
import { runStatement } from '../../platform/transactions/statement.ts';
import type { Condition } from './entry.ts';
import { fullText } from './full-text.ts';
import { limits } from './limits.ts';
import { buildConditions, termsIn } from './terms.ts';
import { waitForIndex, waitForPages } from './update-search-index.ts';

export interface SearchHit {
	href: string;
	title: MarkedText[];
	excerpt: MarkedText[];
}

interface Search {
	payload: Payload;
	book: AddressBook;
	lang: LocaleCode;
	query: string;
	/** The maximum number of hits of each kind. */
	first: number;
}

const entries = z.array(
	z.object({
		id: z.coerce.number(),
		document: z.coerce.string(),
		title: z.string(),
		lead: z.string(),
		body: z.string(),
	}),
);

/** Returns a function that checks if a word of a text matches one of the terms. */
function matcher(conditions: readonly Condition[]): (folded: string) => boolean {
	const terms = conditions.flatMap(termsIn);
	const prefixes = terms.filter(({ isPrefix }) => isPrefix).map(({ text }) => text);
	const whole = new Set(terms.filter(({ isPrefix }) => !isPrefix).map(({ text }) => text));
	return (folded) => whole.has(folded) || prefixes.some((text) => folded.startsWith(text));
}

async function readEntries(queries: unknown, ids: readonly number[]) {
	if (ids.length === 0) return [];
	const idList = sql.join(
		ids.map((id) => sql`${id}`),
		sql`, `,
	);
	const rows = entries.parse(
		await runStatement(
			queries,
			sql`select id, document, title, lead, body from search_entries where id in (${idList})`,
		),
	);
	const rowsById = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => rowsById.get(id) ?? []);
}

/** An excerpt of the lead, or of the text around the first match if only the rest of the text has one. */
function excerptIn(lead: string, rest: string, isMatch: (folded: string) => boolean): string {
	const length = limits.excerptLength;
	const inLead = firstMatch(lead, isMatch);
	if (inLead) return excerptOf(lead, inLead, length);
	const inRest = firstMatch(rest, isMatch);
	return excerptOf(lead === '' || inRest ? rest : lead, inRest, length);
}

async function findHits(
	{ payload, book, lang, first }: Search,
	kind: SearchedKind,
	conditions: readonly Condition[],
): Promise<SearchHit[]> {
	const queries = payload.db.drizzle;
	const scope = { kind, lang };
	const all = await fullText.find(queries, scope, { all: conditions }, first);
	const ids =
		all.length === 0 && conditions.length > 1
			? await fullText.find(queries, scope, { any: conditions }, first)
			: all;
	const isMatch = matcher(conditions);
	return (await readEntries(queries, ids)).flatMap(({ document, title, lead, body }) => {
		// The address book is updated before the index, and drops unpublished documents.
		const href = book.href(kind, document, lang);
		if (href === null) return [];
		const excerpt = markWords(excerptIn(lead, body.replaceAll('\n', ' · '), isMatch), isMatch);
		return { href, title: markWords(title, isMatch), excerpt };
	});
}

/** Finds pages and articles, the best first: those with all words of the query, or else with any of them. */
export async function findDocuments(search: Search): Promise<Record<SearchedKind, SearchHit[]>> {
	const { payload, lang, query } = search;
	await waitForIndex();
	const conditions = await buildConditions(payload.db.drizzle, lang, queryWords(query));
	const hits = await Promise.all(
		searchedKinds.map((kind) => (conditions.length > 0 ? findHits(search, kind, conditions) : [])),
	);
	const [page = [], post = []] = hits;
	return { page, post };
}

const documents = z.array(z.object({ document: z.coerce.string() }));

/** The page with the price overview; null if no page has one. */
export async function findPricePage({
	payload,
	book,
	lang,
}: Pick<Search, 'payload' | 'book' | 'lang'>): Promise<{ id: string; href: string } | null> {
	await waitForIndex();
	const find = async () => {
		const rows = await runStatement(
			payload.db.drizzle,
			sql`select document from search_entries where kind = 'page' and lang = ${lang} and shows_prices order by document`,
		);
		for (const { document } of documents.parse(rows)) {
			const href = book.href('page', document, lang);
			if (href !== null) return { id: document, href };
		}
		return null;
	};
	// Wait until all pages are indexed before returning null: the response is cached, and with it a 404 for country pages.
	return (await find()) ?? ((await waitForPages(payload)) ? find() : null);
}
