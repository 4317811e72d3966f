// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { HeroSection } from './hero';

describe('HeroSection', () => {
	it('is the page’s heading and loads its picture first when it opens the page', () => {
		const container = renderHtml(<HeroSection section={example} isFirst />);
		expect(texts(container, 'h1')).toEqual([example.heading]);
		expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
	});

	it('is one heading among others further down', () => {
		const container = renderHtml(<HeroSection section={example} />);
		expect(texts(container, 'h2')).toEqual([example.heading]);
		expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
	});

	it('shows its buttons and notes', () => {
		const container = renderHtml(<HeroSection section={example} />);
		expect(texts(container, 'a')).toEqual(['Get started', 'See the price list']);
		expect(texts(container, 'li')).toEqual(example.notes);
	});

	it('fills the width without a picture', () => {
		const container = renderHtml(<HeroSection section={{ ...example, image: null }} />);
		expect(container.querySelector('.two-fields')).toBeNull();
	});
});
