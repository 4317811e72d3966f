import { septets } from '@website/contracts/gsm7';

/** What people type instead, by the characters that word processors and keyboards put into texts. All of it is in GSM-7. */
const instead: readonly (readonly [characters: string, replacement: string])[] = [
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

const table = new Map(
	instead.flatMap(([characters, replacement]) =>
		[...characters].map((character) => [character, replacement] as const),
	),
);

/** Characters as people count them: an accent, a skin tone or a joined emoji belongs to what stands before it. */
const cluster = /\p{RI}\p{RI}|.[\p{M}\p{EMod}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu;

export function charactersOf(text: string): string[] {
	return text.match(cluster) ?? [];
}

/** Whether the GSM 7-bit alphabet has all of a text (3GPP TS 23.038). */
export function isInGsm7(text: string): boolean {
	return [...text].every((character) => septets(character) !== null);
}

/** The letters without what GSM-7 does not have on them: "ç" is "c", "½" is "1/2". */
function plain(character: string): string {
	return [...character.normalize('NFKD').replace(/\p{M}/gu, '')]
		.map((part) => table.get(part) ?? part)
		.join('');
}

/**
 * What a character that forces UCS-2 can be replaced with; empty where it can only go, as most emoji, and null where GSM-7 has
 * nothing like it, as for Cyrillic.
 */
export function replacementOf(character: string): string | null {
	const replacement = table.get(character.replace('\ufe0f', ''));
	if (replacement !== undefined) return replacement;
	if (/\p{Extended_Pictographic}|\p{RI}/u.test(character)) return '';
	const composed = character.normalize('NFC');
	if (isInGsm7(composed)) return composed;
	if (/^\s$/u.test(character)) return ' ';
	if (/^[\p{Cf}\p{Cc}]$/u.test(character)) return '';
	const letters = plain(character);
	return letters.trim() !== '' && isInGsm7(letters) ? letters : null;
}

/** A text with one of its characters replaced everywhere, or with all that can be. What goes leaves no double space. */
export function replaceCharacters(text: string, only?: string): string {
	const characters = charactersOf(text);
	const result: string[] = [];
	for (const [index, character] of characters.entries()) {
		const isMeant = only === undefined ? !isInGsm7(character) : character === only;
		const replacement = isMeant ? replacementOf(character) : null;
		const next = characters[index + 1];
		const leavesGap = result.at(-1) === ' ' && (next === undefined || next === ' ');
		if (replacement === '' && leavesGap) result.pop();
		result.push(replacement ?? character);
	}
	return result.join('');
}
