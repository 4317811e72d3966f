import { charactersOf, isInGsm7, replacementOf } from './replacements.ts';

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
