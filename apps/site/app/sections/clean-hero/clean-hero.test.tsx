// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { CleanHeroSection, hoistedWords } from './clean-hero';
import { example } from './example';

describe('CleanHeroSection', () => {
	it('renders its heading as h1 when it is the first section', () => {
		const container = renderHtml(<CleanHeroSection section={example} isFirst />);
		expect(texts(container, 'h1')).toEqual([example.heading]);
		expect(container.textContent).toContain(example.eyebrow);
	});
});

describe('hoistedWords', () => {
	it('takes as many whole words as fit', () => {
		expect(hoistedWords('Written between two tides')).toBe('Writtenbetween');
		expect(hoistedWords('Terms')).toBe('Terms');
	});

	it('truncates a first word that is too long', () => {
		expect(hoistedWords('Datenschutzgrundverordnung')).toBe('Datenschutzgru');
	});
});
