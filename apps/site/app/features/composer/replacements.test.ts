import { describe, expect, it } from 'vitest';
import {
	findCharacters,
	isInGsm7,
	replaceCharacters,
	replacementOf,
	visibleCharacter,
} from './replacements';

describe('replacementOf', () => {
	it.each([
		['’', "'"],
		['„', '"'],
		['»', '"'],
		['–', '-'],
		['…', '...'],
		['\u00a0', ' '],
		['\u202f', ' '],
		['\t', ' '],
		['\u200b', ''],
		['½', '1/2'],
		['ç', 'c'],
		['Ł', 'L'],
		['a\u030a', 'å'],
		['🙂', ':)'],
		['❤\ufe0f', '<3'],
		['🎉', ''],
		['👩🏽‍🚀', ''],
		['🇩🇰', ''],
		['Ж', null],
		['°', null],
	])('replaces %j with %j', (character, replacement) => {
		expect(replacementOf(character)).toBe(replacement);
		if (replacement) expect(isInGsm7(replacement)).toBe(true);
	});
});

describe('replaceCharacters', () => {
	it('replaces all occurrences of one character and keeps the others', () => {
		expect(replaceCharacters('“Late” – it’s “late”', '“')).toBe('"Late” – it’s "late”');
	});

	it('replaces every character that has a replacement and leaves no double space after removing an emoji', () => {
		expect(replaceCharacters('On deck 🎉 at 9 – don’t run… 🚀')).toBe(
			"On deck at 9 - don't run...",
		);
		expect(replaceCharacters('Жук “a”')).toBe('Жук "a"');
	});

	it('keeps GSM-7 characters', () => {
		const text = 'Færgen sejler kl. 14.10, straße, ñ, € 5 [spor 3]\n~^{}\\|';
		expect(replaceCharacters(text)).toBe(text);
		expect(findCharacters(text)).toEqual([]);
	});
});

describe('findCharacters', () => {
	it('returns each character once, with the text around its first occurrence', () => {
		const [quote, emoji] = findCharacters('The captain’s log isn’t late 👩🏽‍🚀');
		expect(quote).toEqual({
			character: '’',
			before: 'The captain',
			after: 's log isn’t la…',
			count: 2,
			replacement: "'",
		});
		expect(emoji?.character).toBe('👩🏽‍🚀');
	});

	it('shows invisible characters by their code point', () => {
		expect(visibleCharacter('\u00a0')).toBe('U+00A0');
		expect(visibleCharacter('’')).toBe('’');
	});
});
