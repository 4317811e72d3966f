import { countSeptets } from '@website/contracts/message-segments';

/** GSM-7 replacements for characters that word processors and keyboards insert. */
const replacements: readonly (readonly [characters: string, replacement: string])[] = [
	['‘’‚‛′‹›´`ʼ', "'"],
	['“”„‟″«»', '"'],
	['–—―‐‑‒−', '-'],
	['•·●▪◦', '-'],
	['×', 'x'],
	['⁄÷', '/'],
	['≤', '<='],
	['≥', '>='],
	['→', '->'],
	['←', '<-'],
	['©', '(C)'],
	['®', '(R)'],
	['™', 'TM'],
	['ł', 'l'],
	['Ł', 'L'],
	['đð', 'd'],
	['ı', 'i'],
	['œ', 'oe'],
	['Œ', 'OE'],
	['þ', 'th'],
	['🙂😀😃😄😁😊☺', ':)'],
	['😉', ';)'],
	['☹🙁😞😢', ':('],
	['😂🤣', ':D'],
	['❤', '<3'],
	['👍✓✔✅', 'OK'],
];

const replacementByCharacter = new Map(
	replacements.flatMap(([characters, replacement]) =>
		[...characters].map((character) => [character, replacement] as const),
	),
);

/** Matches one user-perceived character: an accent, a skin tone or a joined emoji belongs to the character before it. */
const cluster = /\p{RI}\p{RI}|.[\p{M}\p{EMod}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu;

export function charactersOf(text: string): string[] {
	return text.match(cluster) ?? [];
}

/** Returns whether the GSM 7-bit alphabet contains all characters of a text (3GPP TS 23.038). */
export function isInGsm7(text: string): boolean {
	return [...text].every((character) => countSeptets(character) !== null);
}

/** Removes accents and decomposes compatibility characters: "ç" becomes "c", "½" becomes "1/2". */
function decompose(character: string): string {
	return [...character.normalize('NFKD').replace(/\p{M}/gu, '')]
		.map((part) => replacementByCharacter.get(part) ?? part)
		.join('');
}

/**
 * Returns the GSM-7 replacement of a character that forces UCS-2: an empty string if it can only be removed, such as most emoji,
 * and null if GSM-7 has no equivalent, such as for Cyrillic.
 */
export function replacementOf(character: string): string | null {
	const replacement = replacementByCharacter.get(character.replace('\ufe0f', ''));
	if (replacement !== undefined) return replacement;
	if (/\p{Extended_Pictographic}|\p{RI}/u.test(character)) return '';
	const composed = character.normalize('NFC');
	if (isInGsm7(composed)) return composed;
	if (/^\s$/u.test(character)) return ' ';
	if (/^[\p{Cf}\p{Cc}]$/u.test(character)) return '';
	const letters = decompose(character);
	return letters.trim() !== '' && isInGsm7(letters) ? letters : null;
}

/** Replaces all occurrences of `only`, or of every character that has a replacement. A removed character leaves no double space. */
export function replaceCharacters(text: string, only?: string): string {
	const characters = charactersOf(text);
	const result: string[] = [];
	for (const [index, character] of characters.entries()) {
		const isTarget = only === undefined ? !isInGsm7(character) : character === only;
		const replacement = isTarget ? replacementOf(character) : null;
		const next = characters[index + 1];
		const leavesGap = result.at(-1) === ' ' && (next === undefined || next === ' ');
		if (replacement === '' && leavesGap) result.pop();
		result.push(replacement ?? character);
	}
	return result.join('');
}

/** A character that GSM-7 does not have and that therefore forces UCS-2. */
export interface ForcingCharacter {
	character: string;
	/** The text around the first occurrence, at most `contextLength` characters on each side; an ellipsis marks omitted text. */
	before: string;
	after: string;
	count: number;
	/** Replacement in GSM-7; empty if the character can only be removed, null if GSM-7 has no equivalent. */
	replacement: string | null;
}

const contextLength = 14;

const shorten = (characters: string[]): string[] =>
	characters.length > contextLength ? [...characters.slice(0, contextLength), '…'] : characters;

/** Returns the characters that force a text into UCS-2, each once, in the order of their first occurrence. */
export function findCharacters(text: string): ForcingCharacter[] {
	const characters = charactersOf(text);
	const byCharacter = new Map<string, ForcingCharacter>();
	for (const [index, character] of characters.entries()) {
		if (isInGsm7(character)) continue;
		const entry = byCharacter.get(character);
		if (entry) entry.count += 1;
		else
			byCharacter.set(character, {
				character,
				before: shorten(characters.slice(0, index).reverse()).reverse().join(''),
				after: shorten(characters.slice(index + 1)).join(''),
				count: 1,
				replacement: replacementOf(character),
			});
	}
	return [...byCharacter.values()];
}

/** Returns a visible form of a character: blanks and combining marks become their code points (U+00A0). */
export function visibleCharacter(character: string): string {
	return /^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
		? character
		: [...character]
				.map((part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
				.join(' ');
}
