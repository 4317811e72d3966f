import type { LocaleCode } from '@website/contracts/locales';
import { countryName } from '../model/money';
import { searchable, wordsOf } from '../model/search';

export interface CountryOption {
	code: string;
	name: string;
	/** What a search is compared with: name, English name, codes people use. */
	search: string;
}

const otherNames: Record<string, string> = {
	GB: 'uk england',
	US: 'usa',
	NL: 'holland',
	CZ: 'czech republic',
	AE: 'uae',
};

/** Countries in the order of their names in the page's language. */
export function countryOptions(codes: readonly string[], locale: LocaleCode): CountryOption[] {
	const collator = new Intl.Collator(locale);
	return codes
		.map((code) => {
			const name = countryName(code, locale);
			const words = [name, countryName(code, 'en'), code, otherNames[code] ?? ''];
			return { code, name, search: searchable(words.join(' ')) };
		})
		.sort((a, b) => collator.compare(a.name, b.name));
}

/** Whether a country is meant: every word of the search begins a word of it. */
export function matchesSearch({ search }: CountryOption, query: string): boolean {
	return wordsOf(query).every((word) => ` ${search}`.includes(` ${word}`));
}
