// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { languageLinks } from './languages';

describe('languageLinks', () => {
	it('leads to the translation, or to the language’s home and says so', () => {
		const links = languageLinks([
			{ locale: 'en', href: '/pricing' },
			{ locale: 'da', href: '/da/priser' },
		]);
		expect(links.map(({ code, href, translated }) => [code, href, translated])).toEqual([
			['en', '/pricing', true],
			['da', '/da/priser', true],
			['de', '/de', false],
		]);
	});
});
