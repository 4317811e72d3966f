// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

let language: string;
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language } }) }));
const { FormattedTime } = await import('./formatted-time.tsx');

it.each([
	['en', '2026-11-12T09:30', 'Thursday, 12 November 2026, 09:30'],
	['da', '2026-11-12T09:30', 'torsdag den 12. november 2026 kl. 09.30'],
	['de', '2026-11-12', 'Donnerstag, 12. November 2026'],
])('formats the date in words: %s, %s', (locale, value, expected) => {
	language = locale;
	const markup = renderToStaticMarkup(createElement(FormattedTime, { value }));
	expect(markup.replace(/\s/g, ' ')).toContain(`>${expected}<`);
});

it('renders nothing for an empty field', () => {
	expect(renderToStaticMarkup(createElement(FormattedTime, { value: '' }))).toBe('');
});
