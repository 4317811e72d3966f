import { formatNetworkCode } from '@website/contracts/operators';
import { describe, expect, it } from 'vitest';
import { countMatches, hasWords, operatorText, operatorWords } from './operator-search';

const operators = [
	{ name: 'TDC Net', mccMnc: '23801' },
	{ name: 'Telia Mobile', mccMnc: '24001' },
	{ name: 'Telefónica O2', mccMnc: '26207' },
	{ name: 'Føroya Tele', mccMnc: '28801' },
];
const lines = operators.map((operator) => `${operatorText(operator)}\n`).join('');

describe('the search for operators', () => {
	it.each([
		['tel', ['Telia Mobile', 'Telefónica O2', 'Føroya Tele']],
		['mobile TELIA', ['Telia Mobile']],
		['telefonica', ['Telefónica O2']],
		['foroya', ['Føroya Tele']],
		['foeroya', ['Føroya Tele']],
		['FØROYA', ['Føroya Tele']],
		['238-01', ['TDC Net']],
		['238 01', ['TDC Net']],
		['23801', ['TDC Net']],
		['238', ['TDC Net']],
		['tdc 238 01', ['TDC Net']],
		['01', []],
		['elia', []],
	])('%s finds the matching operators, individually and in lines', (query, expected) => {
		const words = operatorWords(query);
		const matches = operators.filter((operator) => hasWords(operatorText(operator), words));
		expect(matches.map(({ name }) => name)).toEqual(expected);
		expect(countMatches(lines, words)).toBe(expected.length);
	});

	it('counts an operator once if its name repeats a word', () => {
		const line = `${operatorText({ name: 'Tele Tele\nTele', mccMnc: '23899' })}\n`;
		expect(countMatches(line, operatorWords('tele'))).toBe(1);
		expect(countMatches(line, [])).toBe(0);
	});
});

it.each([
	['23801', '238-01'],
	['310260', '310-260'],
	['238-01', '238-01'],
	['?', '?'],
])('formats %s as %s, and a search finds both', (code, text) => {
	expect(formatNetworkCode(code)).toBe(text);
	const line = operatorText({ name: 'One', mccMnc: code.replace('-', '') });
	expect(hasWords(line, operatorWords(text))).toBe(true);
});
