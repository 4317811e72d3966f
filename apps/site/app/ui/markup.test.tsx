// @vitest-environment ./test/dom/environment.ts
import { locales } from '@website/contracts/locales';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { withFlags } from '~/testing/with-look';
import { Tooltip } from './actions/tooltip';
import { SignalFlags } from './brand/signal-flags';
import { Carousel } from './page/carousel';
import { Flag } from './pictures/flag';
import { Icon } from './pictures/icon';
import { Picture } from './pictures/picture';
import { RichText } from './text/rich-text';

const htmlOf = (element: ReactNode) => renderHtml(element).innerHTML;

it('a tooltip is a labeled button that opens its text without JavaScript', () => {
	const container = renderHtml(<Tooltip label="More about segments">160 characters</Tooltip>);
	const button = container.querySelector('button[aria-label="More about segments"]');
	const popover = container.querySelector('[popover]');
	expect(popover?.id).toBeTruthy();
	expect(button?.getAttribute('popovertarget')).toBe(popover?.id);
	expect(popover?.textContent).toBe('160 characters');
});

it('signal flags show letters, accented ones as plain ones, and digits to the eye only', () => {
	const flagsIn = (text: string) =>
		renderHtml(withFlags(<SignalFlags text={text} />)).querySelectorAll('[aria-hidden=true] svg')
			.length;
	expect(['K 2!', '…', 'Ü'].map(flagsIn)).toEqual([2, 0, 1]);
	expect(htmlOf(<SignalFlags text="AB" />)).toBe('');
	expect(htmlOf(<SignalFlags text="AB" fallback={<b>AB</b>} />)).toBe('<b>AB</b>');
});

it('a carousel is a labeled list that scrolls by keyboard, without buttons before JavaScript', () => {
	const slides = ['a', 'b'].map((key) => ({ key, content: key }));
	const container = renderHtml(<Carousel label="Cases" slides={slides} />);
	expect(
		container.querySelectorAll('[role=group][aria-label=Cases] ul[tabindex="0"] li'),
	).toHaveLength(2);
	expect(container.querySelector('button')?.parentElement?.className).toContain('invisible');
});

it('a flag is distinct for every locale, and missing for unknown codes', () => {
	const drawings = locales.map(({ flag }) => htmlOf(<Flag code={flag} />));
	expect(new Set(drawings).size).toBe(locales.length);
	for (const drawing of drawings) expect(drawing).toMatch(/aria-hidden="true".*<path/s);
	expect(htmlOf(<Flag code="fr" />)).toContain('<img src="/flags/fr.svg" alt=""');
	for (const code of ['', 'constructor']) expect(htmlOf(<Flag code={code} />)).toBe('');
});

it('an unknown icon is a check mark', () => {
	const drawing = (name: string) => htmlOf(<Icon name={name} />);
	expect(drawing('mail')).not.toBe(drawing('check'));
	for (const name of ['no such icon', 'constructor']) expect(drawing(name)).toBe(drawing('check'));
});

it('a rich text renders nothing if it is empty', () => {
	expect(htmlOf(<RichText html=" " />)).toBe('');
});

describe('a picture', () => {
	const photo = {
		url: '/content/media/ship.png',
		width: 2000,
		height: 1000,
		alt: 'A ship',
		mimeType: 'image/png',
		color: '#cfe3ff',
		focalX: 20,
		focalY: 80,
	};
	const attributesOf = (element: ReactNode) => {
		const { attributes = [] } = renderHtml(element).querySelector('img') ?? {};
		return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));
	};

	it('has the size, the placeholder color and the focal point', () => {
		const { style, ...image } = attributesOf(<Picture media={photo} sizes="50vw" />);
		expect(image).toMatchObject({ width: '2000', height: '1000', sizes: '50vw' });
		expect(style).toContain('background-color:#cfe3ff');
		expect(style).toContain('object-position:20% 80%');
	});

	it('loads lazily unless it has priority', () => {
		expect(attributesOf(<Picture media={photo} />).loading).toBe('lazy');
		const first = attributesOf(<Picture media={photo} priority />);
		expect(first).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
	});

	it('uses the original file of a drawing, with a default size if it has none', () => {
		const drawing = { url: '/content/media/ship.svg', mimeType: 'image/svg+xml', width: null };
		const image = attributesOf(<Picture media={{ ...photo, ...drawing, height: null }} />);
		expect(image.src).toBe(drawing.url);
		expect(image).not.toHaveProperty('srcset');
		expect(Number(image.width)).toBeGreaterThan(0);
	});

	it('offers AVIF, and WebP to browsers without AVIF', () => {
		const container = renderHtml(<Picture media={photo} sizes="50vw" />);
		const source = container.querySelector('picture > source[type="image/avif"][sizes="50vw"]');
		expect(source?.getAttribute('srcset')).toContain(
			'/images/w_1536,f_avif/content/media/ship.png',
		);
		expect(container.querySelector('img')?.getAttribute('srcset')).toContain('f_webp');
	});

	it('accepts an empty alternative text', () => {
		expect(attributesOf(<Picture media={photo} alt="" />).alt).toBe('');
	});
});
