import { countryCodes } from '@website/contracts/countries';
import { analyzeMessage } from '@website/contracts/message-segments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefilledValues } from '#shared/forms/form-parameters.ts';
import {
	addEstimateToLink,
	type EstimateChoices,
	estimateLink,
	maxCount,
	maxSegments,
	maxTextLength,
	readEstimateLink,
} from './choices';

const choices: EstimateChoices = {
	currency: 'DKK',
	text: 'Din pakke & “mere” = 50 % #1',
	segments: 2,
	rcsType: 'SINGLE',
	volumes: new Map([
		['DK', { sms: 1000, rcs: 0 }],
		['DE', { sms: 0, rcs: 250 }],
	]),
	emails: 10_000,
};

describe('a shared estimate', () => {
	it('restores every choice', () => {
		expect(readEstimateLink(estimateLink(choices, 2, 'DKK', true))).toEqual(choices);
	});

	it('contains the text only on request, and never a price', () => {
		const link = estimateLink(choices, 2, 'DKK', false);
		expect(readEstimateLink(link)?.text).toBe('');
		expect(link).toBe('#estimator?c=DKK&v=DK.1000.0_DE.0.250&e=10000&s=2&r=SINGLE');
	});

	it.each([
		['Cyrillic', 'ж'],
		['Chinese', '短'],
		['emoji', '🎉'],
	])('restores the longest %s text, or only its segments without the text', (_, character) => {
		const text = character.repeat(maxTextLength / character.length);
		const { segments } = analyzeMessage(text);
		const long = { ...choices, text };
		expect(segments).toBeLessThanOrEqual(maxSegments);
		expect(readEstimateLink(estimateLink(long, segments, 'DKK', true))?.text).toBe(text);
		expect(readEstimateLink(estimateLink(long, segments, 'DKK', false))?.segments).toBe(segments);
	});

	it('restores every country and the largest numbers', () => {
		const volume = { sms: maxCount, rcs: maxCount };
		const every = { ...choices, volumes: new Map(countryCodes.map((code) => [code, volume])) };
		expect(readEstimateLink(estimateLink(every, 2, 'DKK', true))).toEqual(every);
	});

	it.each([
		'c=USD',
		'v=XX.1.1',
		'v=DK.-1.0',
		'v=DK.1.5.3',
		'v=DK.1e9.0',
		'v=DK.99999999999.0',
		'v=__proto__.1.1',
		'e=Infinity',
		's=0',
		's=26',
		's=abc',
		'r=FREE',
		`t=${'a'.repeat(1601)}`,
		'v=%3Cscript%3E',
		'v=DK.0x10.1',
		'c[]=EUR',
	])('drops invalid parts: %s', (search) => {
		expect(readEstimateLink(`#estimator?${search}`)).toEqual({
			currency: null,
			text: '',
			segments: 1,
			rcsType: null,
			volumes: new Map(),
			emails: 0,
		});
	});

	it('is null for another hash or one that is too long', () => {
		for (const hash of [
			null,
			'',
			'#estimator',
			'#other?c=EUR',
			`#estimator?t=${'a'.repeat(30_000)}`,
		]) {
			expect(readEstimateLink(hash)).toBeNull();
		}
	});

	it('never exceeds the limits, for arbitrary input', () => {
		const field = fc.constantFrom('c', 'v', 'e', 's', 'r', 't', '__proto__');
		const pair = fc.tuple(
			field,
			fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'DKUS.0123456789_-e') })),
		);
		fc.assert(
			fc.property(fc.array(pair), (pairs) => {
				const estimate = readEstimateLink(`#estimator?${new URLSearchParams(pairs)}`);
				if (!estimate) return;
				expect(estimate.segments).toBeGreaterThanOrEqual(1);
				expect(estimate.segments).toBeLessThanOrEqual(maxSegments);
				expect(estimate.volumes.size).toBeLessThanOrEqual(countryCodes.length);
				for (const { sms, rcs } of estimate.volumes.values()) {
					for (const count of [sms, rcs, estimate.emails]) {
						expect(count).toSatisfy(Number.isSafeInteger);
						expect(count).toBeGreaterThanOrEqual(0);
						expect(count).toBeLessThanOrEqual(maxCount);
					}
				}
			}),
		);
	});
});

const link = { url: '/large-volumes', title: 'Ask for a price', target: '_self' };
const volumes = new Map([
	['DK', { sms: 600_000, rcs: 1_000 }],
	['SE', { sms: 0, rcs: null }],
	['DE', { sms: 200, rcs: 0 }],
]);

it('adds the estimate to a link to a page of the site, in the form’s parameters', () => {
	const { url } = addEstimateToLink(link, { volumes, emails: 50 }) ?? { url: '' };
	expect(url).toBe('/large-volumes?channel=sms&volume=601250&countries=DK,DE');
	expect([...prefilledValues(new URL(url, 'https://example.com').searchParams)]).toEqual([
		['channel', ['sms']],
		['volume', ['601250']],
		['countries', ['DK', 'DE']],
	]);
});

it('does not change other links, nor any link if the estimate is empty', () => {
	const mail = { ...link, url: 'mailto:hello@company.example' };
	expect(addEstimateToLink(mail, { volumes, emails: 50 })).toBe(mail);
	expect(addEstimateToLink(null, { volumes, emails: 50 })).toBeNull();
	expect(addEstimateToLink(link, { volumes: new Map(), emails: null })).toBe(link);
});
