import { expect, it } from 'vitest';
import { rememberAddress, shouldRevalidate } from './written-address';

const ask = (from: string, to: string) =>
	shouldRevalidate({
		currentUrl: new URL(from, 'http://site'),
		nextUrl: new URL(to, 'http://site'),
		defaultShouldRevalidate: true,
	});

it('a page is not loaded again for the choice it wrote into the address itself', () => {
	rememberAddress('/pricing?currency=DKK&countries=DK,SE');
	expect(ask('/pricing', '/pricing?currency=DKK&countries=DK,SE#estimator?e=1')).toBe(false);
	expect(ask('/pricing', '/pricing?countries=NO')).toBe(true);
	expect(ask('/', '/pricing?currency=DKK&countries=DK,SE')).toBe(true);
	const same = '/pricing?currency=DKK&countries=DK,SE';
	expect(ask(same, same), 'asked for by the page itself').toBe(true);
});
