import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogTable } from './blog-table';
import { example } from './example';

test('renders column headers, and row headers if the first cell is empty', () => {
	const html = renderMarkup(<BlogTable element={example} />);
	expect(html.match(/<th scope="col"/g)).toHaveLength(2);
	expect(html.match(/<th scope="row"/g)).toHaveLength(2);
	expect(html).not.toMatch(/<th[^>]*><\/th>/);
});

test('renders no headers if the editor set none', () => {
	const html = renderMarkup(<BlogTable element={{ ...example, hasHeader: false }} />);
	expect(html).not.toContain('<th');
});

test('scrolls in a labeled region that is focusable by keyboard', () => {
	expect(renderMarkup(<BlogTable element={example} />)).toMatch(
		/aria-label="Characters per segment" tabindex="0"/,
	);
	expect(renderMarkup(<BlogTable element={{ ...example, caption: '' }} />)).toContain(
		'aria-label="Table"',
	);
});

test('fills short rows with empty cells', () => {
	const rows = [{ cells: ['a', 'b', 'c'] }, { cells: ['1'] }];
	const html = renderMarkup(<BlogTable element={{ ...example, rows }} />);
	expect(html.match(/<td/g)).toHaveLength(3);
});

test('uses tabular figures for numbers only', () => {
	const html = renderMarkup(<BlogTable element={example} />);
	expect(html).toMatch(/<td [^>]*class="tabular-nums">160</);
	expect(html).not.toMatch(/class="tabular-nums">One segment/);
});

test('sets a minimum width for three columns only if a cell has a long text', () => {
	const wordy = [{ cells: ['a', 'b', 'a sentence that needs its room'] }];
	expect(renderMarkup(<BlogTable element={example} />)).not.toContain('min-w');
	expect(renderMarkup(<BlogTable element={{ ...example, rows: wordy }} />)).toContain('min-w');
});
