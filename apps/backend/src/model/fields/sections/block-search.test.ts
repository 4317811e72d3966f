import { expect, it } from 'vitest';
import { matchesSearch } from './block-search.ts';

const texts = ['Pricing table', 'Pristabel', 'Preistabelle', 'prices plans', 'Größe'];

it.each(['prices', 'price', 'PRIC', 'priser', 'Preise', 'table prices', 'große', 'groesse'])(
	'finds a block by "%s"',
	(search) => {
		expect(matchesSearch(search, texts)).toBe(true);
	},
);

it.each(['video', 'prices video', 'rice'])('does not find the block by "%s"', (search) => {
	expect(matchesSearch(search, texts)).toBe(false);
});
