// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { ApiErrorsSection } from './api-errors';
import { example } from './example';

it('labels the section with its heading and shows its text', () => {
	const container = renderHtml(<ApiErrorsSection section={example} />);
	expect(texts(container, 'h2')).toEqual([example.heading]);
	const section = container.querySelector('section');
	expect(section?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
	expect(texts(container, 'a')).toEqual(['a link']);
});

it('renders a row with an id for each error, with its status or a note', () => {
	const rows = [...renderHtml(<ApiErrorsSection section={example} />).querySelectorAll('tbody tr')];
	expect(rows.map(({ id }) => id)).toEqual(['invalid_key', 'recipient_unreachable']);
	expect(rows.map((row) => texts(row, 'td')[0])).toEqual(['401', 'after sending']);
});
