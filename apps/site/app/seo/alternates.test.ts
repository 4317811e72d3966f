import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { afterEach, expect, it } from 'vitest';
import { languageAlternates } from './alternates';

afterEach(() => setSiteOptions(null));

const translations = [
	{ locale: 'en', href: '/en/pricing' },
	{ locale: 'da', href: '/priser' },
] as const;

it('uses the default locale as x-default', () => {
	setSiteOptions({ ...siteOptions(), defaultLanguage: 'da' });
	expect(languageAlternates(translations)).toEqual([
		{ hreflang: 'en-US', href: '/en/pricing' },
		{ hreflang: 'en', href: '/en/pricing' },
		{ hreflang: 'da-DK', href: '/priser' },
		{ hreflang: 'da', href: '/priser' },
		{ hreflang: 'x-default', href: '/priser' },
	]);
});

it('is empty on a site with one locale', () => {
	setSiteOptions({ ...siteOptions(), languages: ['da'], defaultLanguage: 'da' });
	expect(languageAlternates([{ locale: 'da', href: '/priser' }])).toEqual([]);
});
