import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogTable } from './blog-table';
import { example } from './example';

test('has headings for columns, and for rows when the corner is empty', () => {
	const html = renderMarkup(<BlogTable element={example} />);
	expect(html.match(/<th scope="col"/g)).toHaveLength(2);
	expect(html.match(/<th scope="row"/g)).toHaveLength(2);
	expect(html).not.toMatch(/<th[^>]*><\/th>/);
});

test('has no headings where the editor set none', () => {
	const html = renderMarkup(<BlogTable element={{ ...example, hasHeader: false }} />);
	expect(html).not.toContain('<th');
});

test('scrolls in an area of its own that can be reached by key and has a name', () => {
	expect(renderMarkup(<BlogTable element={example} />)).toMatch(
		/aria-label="Characters per segment" tabindex="0"/,
	);
	expect(renderMarkup(<BlogTable element={{ ...example, caption: '' }} />)).toContain(
		'aria-label="Table"',
	);
});

test('fills short rows up, so that every column keeps its place', () => {
	const rows = [{ cells: ['a', 'b', 'c'] }, { cells: ['1'] }];
	const html = renderMarkup(<BlogTable element={{ ...example, rows }} />);
	expect(html.match(/<td/g)).toHaveLength(3);
});

test('sets figures in columns of equal width, and words not', () => {
	const html = renderMarkup(<BlogTable element={example} />);
	expect(html).toMatch(/<td [^>]*class="tabular-nums">160</);
	expect(html).not.toMatch(/class="tabular-nums">One segment/);
});

test('scrolls only when three columns hold more than a few words', () => {
	const wordy = [{ cells: ['a', 'b', 'a sentence that needs its room'] }];
	expect(renderMarkup(<BlogTable element={example} />)).not.toContain('min-w');
	expect(renderMarkup(<BlogTable element={{ ...example, rows: wordy }} />)).toContain('min-w');
});
