import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { spellingsIn, wordsIn } from '@website/contracts/search-words';
import MiniSearch, { type Query } from 'minisearch';
import {
	type Condition,
	type SearchEntry,
	type SearchedCollection,
	searchedCollections,
} from './entry.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * The share of its rank that a page below another page keeps: customer cases and integrations mention a product's words as often as the
 * product's own page.
 */
const subpageShare = 0.5;

const createIndex = () =>
	new MiniSearch<SearchEntry>({
		fields: ['title', 'lead', 'body'],
		tokenize: spellingsIn,
		processTerm: (term) => term,
	});

/** A condition as a query of the index. */
const toQuery = (condition: Condition): Query =>
	'text' in condition
		? { queries: [condition.text], prefix: condition.isPrefix }
		: {
				queries: ('all' in condition ? condition.all : condition.any).map(toQuery),
				combineWith: 'all' in condition ? 'AND' : 'OR',
			};

/** The texts of one collection in one language. */
interface Texts {
	index: MiniSearch<SearchEntry>;
	entries: Map<number, SearchEntry>;
}

const perLanguage = <Value>(create: () => Value) =>
	Object.fromEntries(localeCodes.map((lang) => [lang, create()])) as Record<LocaleCode, Value>;

/** The published texts of all documents in the memory of this process. Words are folded, so that "losning" finds "løsning". */
export class TextIndex {
	readonly #texts = Object.fromEntries(
		searchedCollections.map((collection) => [
			collection,
			perLanguage((): Texts => ({ index: createIndex(), entries: new Map() })),
		]),
	) as Record<SearchedCollection, Record<LocaleCode, Texts>>;
	readonly vocabularies = perLanguage(() => new Vocabulary());

	/** Replaces the entries of a document. */
	set(collection: SearchedCollection, id: number, entries: readonly SearchEntry[]): void {
		for (const lang of localeCodes) {
			const { index, entries: stored } = this.#texts[collection][lang];
			const before = stored.get(id);
			if (before) index.remove(before);
			stored.delete(id);
			const entry = entries.find((each) => each.id === id && each.lang === lang);
			if (!entry) continue;
			index.add(entry);
			stored.set(id, entry);
			this.vocabularies[lang].add(wordsIn(`${entry.title}\n${entry.lead}\n${entry.body}`));
		}
	}

	/** The entries that match a condition, the best first. Words in the title have the highest weight, words in the text the lowest. */
	find(collection: SearchedCollection, lang: LocaleCode, condition: Condition): SearchEntry[] {
		const { index, entries } = this.#texts[collection][lang];
		const results = index.search(toQuery(condition), {
			tokenize: (term) => [term],
			boost: { title: 12, lead: 4 },
			boostDocument: (id: number) => (entries.get(id)?.isSubpage ? subpageShare : 1),
		});
		return results.flatMap(({ id }) => entries.get(id) ?? []);
	}

	/** The IDs of the pages with the price overview, the oldest first. */
	pricePages(lang: LocaleCode): number[] {
		const pages = [...this.#texts.pages[lang].entries.values()];
		return pages.flatMap(({ id, showsPrices }) => (showsPrices ? id : [])).sort((a, b) => a - b);
	}
}
