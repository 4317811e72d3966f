import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { afterEach, expect, it } from 'vitest';
import { languageAlternates } from './alternates';

afterEach(() => setSiteOptions(null));

const translations = [
	{ locale: 'en', href: '/en/pricing' },
	{ locale: 'da', href: '/priser' },
] as const;

it('names the default language for readers of others', () => {
	setSiteOptions({ ...siteOptions(), defaultLanguage: 'da' });
	expect(languageAlternates(translations)).toEqual([
		{ hreflang: 'en-US', href: '/en/pricing' },
		{ hreflang: 'en', href: '/en/pricing' },
		{ hreflang: 'da-DK', href: '/priser' },
		{ hreflang: 'da', href: '/priser' },
		{ hreflang: 'x-default', href: '/priser' },
	]);
});

it('has none on a site with one language', () => {
	setSiteOptions({ ...siteOptions(), languages: ['da'], defaultLanguage: 'da' });
	expect(languageAlternates([{ locale: 'da', href: '/priser' }])).toEqual([]);
});
