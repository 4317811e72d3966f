// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { exampleAnimation } from '~/testing/example-animation';
import { exampleVisual } from '~/testing/example-visual';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { HeroSection } from './hero';

describe('HeroSection', () => {
	it('renders an h1 and loads its picture with high priority when it is the first section', () => {
		const container = renderHtml(<HeroSection section={example} isFirst />);
		expect(texts(container, 'h1')).toEqual([example.heading]);
		expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
	});

	it('renders an h2 and loads its picture lazily when it is not the first section', () => {
		const container = renderHtml(<HeroSection section={example} />);
		expect(texts(container, 'h2')).toEqual([example.heading]);
		expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
	});

	it('shows an animation without a poster only if there is no image', () => {
		const both = renderHtml(<HeroSection section={{ ...example, animation: exampleAnimation }} />);
		expect(both.querySelector('[data-interactive]')).toBeNull();
		const alone = renderHtml(
			<HeroSection section={{ ...example, image: null, animation: exampleAnimation }} />,
		);
		expect(alone.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A wave');
	});

	it('shows the product in front of its picture, or on a plain field without a picture', () => {
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

	it('fills the width if it has no picture', () => {
		const container = renderHtml(<HeroSection section={{ ...example, image: null }} />);
		expect(container.querySelector('.two-fields')).toBeNull();
	});
});
