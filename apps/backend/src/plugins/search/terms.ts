import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Condition, Term } from './entry.ts';
import { limits } from './limits.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Linking letters in Danish and German compounds. */
const joint = /(?:es|en|er|s|e|n)$/;

/** The minimum length of a part of a compound, and of a word that is searched for inside compounds. */
const minPartLength = 3;
const minInnerLength = 4;

const prefix = (text: string): Term => ({ text, isPrefix: true });
const whole = (text: string): Term => ({ text, isPrefix: false });

/** Splits a compound into two parts that are both in the vocabulary: "smspreise" into "sms" and "preise". */
function splitCompound(vocabulary: Vocabulary, word: string): Condition | null {
	const cuts = Array.from({ length: Math.max(0, word.length - 2 * minPartLength + 1) }, (_, at) => {
		const first = word.slice(0, at + minPartLength);
		const bare = first.replace(joint, '');
		return {
			firsts: bare.length >= minPartLength && bare !== first ? [first, bare] : [first],
			second: word.slice(at + minPartLength),
		};
	});
	for (const { firsts, second } of cuts) {
		const first = firsts.find((part) => vocabulary.has(part));
		if (first && vocabulary.has(second)) return { all: [prefix(first), prefix(second)] };
	}
	return null;
}

/** The condition for a word that the vocabulary contains, as a prefix, inside compounds or as their parts; null if it does not. */
function findWord(vocabulary: Vocabulary, word: string): Condition | null {
	const compounds = word.length < minInnerLength ? [] : vocabulary.compounds(word);
	if (compounds.length > 0 || vocabulary.hasPrefix(word))
		return { any: [prefix(word), ...compounds.map(whole)] };
	return splitCompound(vocabulary, word);
}

/**
 * The search condition for each folded word of a query: the word as a prefix and inside compounds, or else its parts or corrections. Only
 * the first `limits.correctedWords` unknown words are corrected, as each costs as much as the rest of a search.
 */
export async function buildConditions(
	vocabulary: Vocabulary,
	words: readonly string[],
): Promise<Condition[]> {
	const conditions: Condition[] = [];
	let corrections = 0;
	for (const word of words) {
		await yieldToEventLoop();
		const match = findWord(vocabulary, word);
		if (!match) corrections += 1;
		const terms =
			match || corrections > limits.correctedWords ? [] : vocabulary.corrections(word).map(whole);
		conditions.push(match ?? (terms.length > 0 ? { any: terms } : prefix(word)));
	}
	return conditions;
}

/** All terms of a condition. */
export function termsIn(condition: Condition): Term[] {
	if ('text' in condition) return [condition];
	return ('all' in condition ? condition.all : condition.any).flatMap(termsIn);
}
