// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { FeatureCardsSection } from './feature-cards';

describe('FeatureCardsSection', () => {
	const container = renderHtml(<FeatureCardsSection section={example} />);

	it('renders the headings of cards one level below the section’s', () => {
		expect(texts(container, 'h2')).toEqual([example.heading]);
		expect(texts(container, 'h3')).toEqual(['SMS', 'RCS', 'E-mail']);
	});

	it('shows a decorative picture, or a decorative icon without a picture', () => {
		const cards = [...container.querySelectorAll('article')];
		expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 0, 0]);
		expect(cards[0]?.querySelector('img')?.getAttribute('alt')).toBe('');
		expect(cards[2]?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
	});
});
