import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { LocaleCode } from '@website/contracts/locales';
import { allowedMistakes, isMistyped } from '@website/contracts/search-words';
import { runStatement } from '../../platform/transactions/statement.ts';
import type { Condition, Term } from './entry.ts';
import { fullText } from './full-text.ts';
import { limits } from './limits.ts';
import { edgedTrigrams, trigramsOf } from './trigrams.ts';

/** Linking letters in Danish and German compounds. */
const joint = /(?:es|en|er|s|e|n)$/;

/** The minimum length of a part of a compound, and of a word that is searched for inside compounds. */
const minPartLength = 3;
const minInnerLength = 4;

const prefix = (text: string): Term => ({ text, isPrefix: true });
const whole = (text: string): Term => ({ text, isPrefix: false });

/** The vocabulary of a language in the index. */
interface Vocabulary {
	queries: unknown;
	lang: LocaleCode;
}

async function findVocabularyWords(
	{ queries, lang }: Vocabulary,
	words: readonly string[],
): Promise<Set<unknown>> {
	const wordList = sql.join(
		words.map((word) => sql`${word}`),
		sql`, `,
	);
	const rows = await runStatement(
		queries,
		sql`select word from search_words where lang = ${lang} and word in (${wordList})`,
	);
	return new Set(rows.map((row) => (row as { word: unknown }).word));
}

async function hasWordWithPrefix({ queries, lang }: Vocabulary, word: string): Promise<boolean> {
	const rows = await runStatement(
		queries,
		sql`select word from search_words where lang = ${lang} and word >= ${word} and word < ${`${word}\u{10ffff}`} limit 1`,
	);
	return rows.length > 0;
}

/** Vocabulary words that contain the word but do not start with it: "preisliste" contains "liste". */
async function findCompounds({ queries, lang }: Vocabulary, word: string): Promise<string[]> {
	if (word.length < minInnerLength) return [];
	const candidates = await fullText.wordsWith(queries, lang, trigramsOf(word), {
		all: true,
		lengths: [word.length + 1, limits.words.longest],
		first: limits.comparedWords,
	});
	return candidates
		.filter((other) => other.includes(word) && !other.startsWith(word))
		.slice(0, limits.compounds);
}

/** Splits a compound into two parts that are both in the vocabulary: "smspreise" into "sms" and "preise". */
async function splitCompound(vocabulary: Vocabulary, word: string): Promise<Condition | null> {
	const cuts = Array.from({ length: Math.max(0, word.length - 2 * minPartLength + 1) }, (_, at) => {
		const first = word.slice(0, at + minPartLength);
		const bare = first.replace(joint, '');
		return {
			firsts: bare.length >= minPartLength && bare !== first ? [first, bare] : [first],
			second: word.slice(at + minPartLength),
		};
	});
	if (cuts.length === 0) return null;
	const words = await findVocabularyWords(
		vocabulary,
		cuts.flatMap(({ firsts, second }) => [...firsts, second]),
	);
	for (const { firsts, second } of cuts) {
		const first = firsts.find((part) => words.has(part));
		if (first && words.has(second)) return { all: [prefix(first), prefix(second)] };
	}
	return null;
}

/** Corrects a mistyped word. Also compares it with the beginnings of vocabulary words, because it may be unfinished. */
async function findCorrections({ queries, lang }: Vocabulary, word: string): Promise<Term[]> {
	const maxMistakes = allowedMistakes(word.length);
	if (maxMistakes === 0) return [];
	const candidates = await fullText.wordsWith(queries, lang, edgedTrigrams(word), {
		all: false,
		lengths: [word.length - maxMistakes, limits.words.longest],
		first: limits.comparedWords,
	});
	const wordMatches = candidates.filter((other) => isMistyped(word, other));
	const prefixMatches = candidates.filter((other) => isMistyped(word, other.slice(0, word.length)));
	return [...new Set([...wordMatches, ...prefixMatches])].slice(0, limits.corrections).map(whole);
}

/** The condition for a word that the vocabulary contains, as a prefix, inside compounds or as their parts; null if it does not. */
async function findWord(vocabulary: Vocabulary, word: string): Promise<Condition | null> {
	const [isPrefixOfWord, compounds] = await Promise.all([
		hasWordWithPrefix(vocabulary, word),
		findCompounds(vocabulary, word),
	]);
	if (isPrefixOfWord || compounds.length > 0)
		return { any: [prefix(word), ...compounds.map(whole)] };
	return splitCompound(vocabulary, word);
}

/**
 * The search condition for each folded word of a query: the word as a prefix and inside compounds, or else its parts or corrections. Only
 * the first `limits.correctedWords` unknown words are corrected, as each costs as much as the rest of a search.
 */
export async function buildConditions(
	queries: unknown,
	lang: LocaleCode,
	words: readonly string[],
): Promise<Condition[]> {
	const vocabulary = { queries, lang };
	const conditions: Condition[] = [];
	let corrections = 0;
	for (const word of words) {
		// SQLite queries do not yield to the event loop, so they would block all other requests.
		await yieldToEventLoop();
		const match = await findWord(vocabulary, word);
		if (!match) corrections += 1;
		const terms =
			match || corrections > limits.correctedWords ? [] : await findCorrections(vocabulary, word);
		conditions.push(match ?? (terms.length > 0 ? { any: terms } : prefix(word)));
	}
	return conditions;
}

/** All terms of a condition. */
export function termsIn(condition: Condition): Term[] {
	if ('text' in condition) return [condition];
	return ('all' in condition ? condition.all : condition.any).flatMap(termsIn);
}
