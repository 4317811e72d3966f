import { expect, it } from 'vitest';
import { prefilledValues } from '#shared/forms/form-parameters.ts';
import { addEstimateToLink } from './add-estimate-to-link';

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
