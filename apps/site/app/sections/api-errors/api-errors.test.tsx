// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { ApiErrorsSection } from './api-errors';
import { example } from './example';

it('renders a row with an id for each error, with its status or a note', () => {
	const rows = [...renderHtml(<ApiErrorsSection section={example} />).querySelectorAll('tbody tr')];
	expect(rows.map(({ id }) => id)).toEqual(['invalid_key', 'recipient_unreachable']);
	expect(rows.map((row) => texts(row, 'td')[0])).toEqual(['401', 'after sending']);
});
