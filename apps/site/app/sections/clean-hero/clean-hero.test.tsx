// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { CleanHeroSection, hoistedWords } from './clean-hero';
import { example } from './example';

describe('CleanHeroSection', () => {
	it('is the page’s heading when it opens the page', () => {
		const container = renderHtml(<CleanHeroSection section={example} isFirst />);
		expect(texts(container, 'h1')).toEqual([example.heading]);
		expect(container.textContent).toContain(example.eyebrow);
	});
});

describe('hoistedWords', () => {
	it('takes whole words while they fit', () => {
		expect(hoistedWords('Written between two tides')).toBe('Writtenbetween');
		expect(hoistedWords('Terms')).toBe('Terms');
	});

	it('cuts a first word that is too long', () => {
		expect(hoistedWords('Datenschutzgrundverordnung')).toBe('Datenschutzgru');
	});
});
