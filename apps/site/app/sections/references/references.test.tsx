// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { ReferencesSection } from './references';

describe('ReferencesSection', () => {
	it('renders the company as the heading of each case, even if its logo is shown', () => {
		const container = renderHtml(<ReferencesSection section={example} />);
		expect(texts(container, 'h3')).toEqual(['Klinik Havblik', 'Nordpakke']);
	});

	it('shows the figure with its label', () => {
		const container = renderHtml(<ReferencesSection section={example} />);
		expect(texts(container, 'article p:first-of-type')[0]).toBe('5.1%no-shows, down from 9.2%');
	});

	it('links only cases that have a link', () => {
		expect(texts(renderHtml(<ReferencesSection section={example} />), 'a')).toEqual([
			'How it was done',
		]);
	});
});
