import { describe, expect, it } from 'vitest';
import type { DescribedOperation } from '#shared/api-description.ts';
import { countryResult, findOperations, isNamedIn, matchCountries, operatorResult } from './find';

const operation = (fields: Partial<DescribedOperation>): DescribedOperation => ({
	method: 'GET',
	path: '/messages/{id}',
	summary: '',
	translations: {},
	tag: 'Messages',
	description: [],
	parameters: [],
	bodies: [],
	responses: [],
	...fields,
});

const operations = [
	operation({
		path: '/prices',
		tag: 'Prices',
		summary: 'List prices',
		description: ['Prices of messages.'],
	}),
	operation({ summary: 'Read the status of a message' }),
];

describe('operations of the API document', () => {
	const find = (query: string) =>
		findOperations(operations, query, { locale: 'da', limit: 5 }).map(({ href }) => href);

	it('are found by name or description, matches in the name first', () => {
		expect(find('messages')).toEqual([
			'/da/docs/tag/messages/get/messages/:id',
			'/da/docs/tag/prices/get/prices',
		]);
	});
	it.each(['aendring', 'ændring', 'losning', 'loesning', 'LØSNING'])('are found by %s', (query) => {
		const danish = [operation({ summary: 'Ændring af en løsning', path: '/a' })];
		expect(findOperations(danish, query, { locale: 'da', limit: 5 })).toHaveLength(1);
	});
	it('are found despite a typo, but only if every word matches', () => {
		expect(find('stauts')).toEqual(['/da/docs/tag/messages/get/messages/:id']);
		expect(find('status zeppelin')).toEqual([]);
		expect(find('')).toEqual([]);
	});
});

describe('countries', () => {
	const codes = ['DK', 'DE', 'AT', 'GB', 'US'];
	const matches = (query: string, locale: 'en' | 'da' | 'de' = 'en') =>
		matchCountries(codes, query, locale).map(({ code }) => code);

	it.each([
		['Denmark', ['DK']],
		['dänemark', ['DK']],
		['denmrak', ['DK']],
		['+45', ['DK']],
		['uk', ['GB']],
		['sms prices denmark', ['DK']],
		['zeppelin', []],
	])('%s matches %j', (query, expected) => {
		expect(matches(query)).toEqual(expected);
	});
	it.each([
		['sms prices denmark', true],
		['denmrak', true],
		['dk', true],
		['denm', false],
		['sms', false],
	])('are named by their name or code, not by a prefix: %s', (query, expected) => {
		const [denmark] = matchCountries(codes, 'Denmark', 'en');
		if (!denmark) throw new Error('Denmark was not found');
		expect(isNamedIn(denmark, query)).toBe(expected);
	});
	it('are found with transliterated letters', () => {
		expect(matches('oesterreich', 'de')).toEqual(['AT']);
		expect(matches('oestrig', 'da')).toEqual(['AT']);
	});
	it('link to their own page below the price overview', () => {
		const [denmark] = matchCountries(codes, 'danmark', 'da');
		if (!denmark) throw new Error('Denmark was not found');
		expect(
			countryResult(denmark, { query: 'danm', locale: 'da', pricePage: '/da/priser' }),
		).toEqual({
			href: '/da/priser/danmark',
			title: [{ text: 'Danmark', isMatch: true }],
			text: [{ text: 'DK · +45', isMatch: false }],
		});
	});
});

it('an operator shows its network code and country, and links to its prices', () => {
	const operator = { id: '1', name: 'Nordlys', mccMnc: '23801', countryIso: 'DK', region: null };
	const result = operatorResult(operator, { query: 'nord', locale: 'de', pricePage: '/de/preise' });
	expect(result.href).toBe('/de/preise/daenemark');
	expect(result.title).toEqual([{ text: 'Nordlys', isMatch: true }]);
	expect(result.text.map(({ text }) => text).join('')).toBe('23801 · Dänemark');
});
