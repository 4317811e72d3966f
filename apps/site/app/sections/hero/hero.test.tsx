// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { exampleAnimation } from '~/testing/example-animation';
import { exampleVisual } from '~/testing/example-visual';
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

	it('prefers its image to an animation without a still picture, and that to nothing', () => {
		const both = renderHtml(<HeroSection section={{ ...example, animation: exampleAnimation }} />);
		expect(both.querySelector('[data-interactive]')).toBeNull();
		const alone = renderHtml(
			<HeroSection section={{ ...example, image: null, animation: exampleAnimation }} />,
		);
		expect(alone.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A wave');
	});

	it('shows the product in front of its picture, and on a plain field without one', () => {
		const scene = renderHtml(
			<HeroSection section={{ ...example, visual: exampleVisual }} isFirst />,
		);
		expect(scene.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
		expect(scene.textContent).toContain('Klinik Havblik');
		const plain = renderHtml(
			<HeroSection section={{ ...example, image: null, visual: exampleVisual }} />,
		);
		expect(plain.querySelector('img')).toBeNull();
		expect(plain.textContent).toContain('Klinik Havblik');
	});

	it('fills the width without a picture', () => {
		const container = renderHtml(<HeroSection section={{ ...example, image: null }} />);
		expect(container.querySelector('.two-fields')).toBeNull();
	});
});
