import { charactersOf, isInGsm7, replacementOf } from './replacements.ts';

export interface FoundCharacter {
	character: string;
	/** The words around its first place, at most `surroundings` characters on each side; an ellipsis where there are more. */
	before: string;
	after: string;
	count: number;
	/** What it can be replaced with; empty where it can only go, null where GSM-7 has nothing like it. */
	replacement: string | null;
}

const surroundings = 14;

const shortened = (characters: string[]): string[] =>
	characters.length > surroundings ? [...characters.slice(0, surroundings), '…'] : characters;

/** The characters that force a text into UCS-2, each once, where it comes first. */
export function findCharacters(text: string): FoundCharacter[] {
	const characters = charactersOf(text);
	const byCharacter = new Map<string, FoundCharacter>();
	for (const [index, character] of characters.entries()) {
		if (isInGsm7(character)) continue;
		const entry = byCharacter.get(character);
		if (entry) entry.count += 1;
		else
			byCharacter.set(character, {
				character,
				before: shortened(characters.slice(0, index).reverse()).reverse().join(''),
				after: shortened(characters.slice(index + 1)).join(''),
				count: 1,
				replacement: replacementOf(character),
			});
	}
	return [...byCharacter.values()];
}

/** A character as it can be seen: blanks and marks without a body are named by their code (U+00A0). */
export function visibleCharacter(character: string): string {
	return /^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
		? character
		: [...character]
				.map((part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
				.join(' ');
}
