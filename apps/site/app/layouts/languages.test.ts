// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { languageLinks } from './languages';

describe('languageLinks', () => {
	it('links to translations, or to the home page of a language without one', () => {
		const links = languageLinks([
			{ locale: 'en', href: '/pricing' },
			{ locale: 'da', href: '/da/priser' },
		]);
		expect(links.map(({ code, href, isTranslated }) => [code, href, isTranslated])).toEqual([
			['en', '/pricing', true],
			['da', '/da/priser', true],
			['de', '/de', false],
		]);
	});
});
