// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { isExternalAddress, isPageAddress } from './link-address.ts';

describe('isExternalAddress', () => {
	it('is true for URLs of other sites and schemes', () => {
		expect(isExternalAddress('/pricing')).toBe(false);
		expect(isExternalAddress('#top')).toBe(false);
		expect(isExternalAddress('https://company.example')).toBe(true);
		expect(isExternalAddress('//company.example')).toBe(true);
		expect(isExternalAddress('mailto:a@company.example')).toBe(true);
	});
});

describe('isPageAddress', () => {
	it('is true for pages, but not for files, fragments or other hosts', () => {
		expect(isPageAddress('/da/priser?x=1#y')).toBe(true);
		expect(isPageAddress('/content/media/terms.pdf')).toBe(false);
		expect(isPageAddress('/blog/feed.xml')).toBe(false);
		expect(isPageAddress('#top')).toBe(false);
		expect(isPageAddress('//company.example')).toBe(false);
	});
});
