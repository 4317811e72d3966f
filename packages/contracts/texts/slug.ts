import { withoutSoftHyphens } from './soft-hyphens.ts';

const replacements: Record<string, string> = {
	ø: 'oe',
	æ: 'ae',
	å: 'aa',
	ä: 'ae',
	ö: 'oe',
	ü: 'ue',
	ß: 'ss',
};

/** A slug made of any title, with Danish and German letters spelt out. */
export function slugFrom(title: string): string {
	return withoutSoftHyphens(title)
		.toLowerCase()
		.replace(/[øæåäöüß]/g, (letter) => replacements[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 96);
}
