// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { ReferencesSection } from './references';

describe('ReferencesSection', () => {
	it('names each case by its company, also where the logo stands for it', () => {
		const container = renderHtml(<ReferencesSection section={example} />);
		expect(texts(container, 'h3')).toEqual(['Klinik Havblik', 'Nordpakke']);
	});

	it('shows the figure with what it counts', () => {
		const container = renderHtml(<ReferencesSection section={example} />);
		expect(texts(container, 'article p:first-of-type')[0]).toBe('5.1%no-shows, down from 9.2%');
	});

	it('links only where there is something to read', () => {
		expect(texts(renderHtml(<ReferencesSection section={example} />), 'a')).toEqual([
			'How it was done',
		]);
	});
});
