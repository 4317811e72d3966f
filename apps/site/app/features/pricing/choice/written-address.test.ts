import { expect, it } from 'vitest';
import { rememberAddress, shouldRevalidate } from './written-address';

const shouldLoad = (from: string, to: string) =>
	shouldRevalidate({
		currentUrl: new URL(from, 'http://site'),
		nextUrl: new URL(to, 'http://site'),
		defaultShouldRevalidate: true,
	});

it('skips revalidation for a choice that the page has written into the URL', () => {
	rememberAddress('/pricing?currency=DKK&countries=DK,SE');
	expect(shouldLoad('/pricing', '/pricing?currency=DKK&countries=DK,SE#estimator?e=1')).toBe(false);
	expect(shouldLoad('/pricing', '/pricing?countries=NO')).toBe(true);
	expect(shouldLoad('/', '/pricing?currency=DKK&countries=DK,SE')).toBe(true);
	const same = '/pricing?currency=DKK&countries=DK,SE';
	expect(shouldLoad(same, same), 'requested by the page itself').toBe(true);
});
