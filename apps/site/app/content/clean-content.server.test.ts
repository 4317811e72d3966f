import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.server';

const options = { mediaOrigin: 'https://media.example', animationHosts: ['lottie.example'] };
const clean = (value: unknown) => cleanContent(value, options);

describe('cleanContent', () => {
	it('sanitises the HTML fields of a type, and no others', () => {
		const text = '<p onclick="x()">A</p><script>x()</script>';
		expect(clean({ __typename: 'HeroSection', text, heading: text })).toEqual({
			__typename: 'HeroSection',
			text: '<p>A</p>',
			heading: text,
		});
	});

	it('leads files of the content host to the site, also inside HTML', () => {
		const media = { __typename: 'MediaItem', url: 'https://media.example/media/a.png', alt: '' };
		expect(clean({ image: media })).toEqual({ image: { url: '/content/media/a.png', alt: '' } });
		const html = '<img src="https://media.example/media/a.png" alt="">';
		expect(clean({ __typename: 'HeroSection', text: html })).toMatchObject({
			text: '<img src="/content/media/a.png" alt="" loading="lazy" />',
		});
	});

	it('leaves addresses of other hosts as they are, look-alikes included', () => {
		const url = 'https://media.example.evil/a.png';
		expect(clean({ __typename: 'MediaItem', url })).toEqual({ url });
	});

	it('leads animations of listed hosts to the site, in whatever they are', () => {
		const own = 'https://media.example/media/a.json';
		const animation = { __typename: 'Animation', animationLink: own };
		expect(clean(animation)).toEqual({ animationLink: '/content/media/a.json' });
		const listed = { animationLink: 'https://lottie.example/a.json?x=1' };
		expect(clean(listed)).toEqual({ animationLink: '/animations/lottie.example/a.json?x=1' });
		const other = { animationLink: 'https://other.example/a.json' };
		expect(clean(other)).toEqual(other);
	});

	it('keeps the names of types only where sections are told apart by them', () => {
		const page = {
			__typename: 'Page',
			sections: [
				{ __typename: 'FaqSection', items: [{ __typename: 'FaqItem', answer: '<p>A</p>' }] },
			],
		};
		expect(clean(page)).toEqual({
			sections: [{ __typename: 'FaqSection', items: [{ answer: '<p>A</p>' }] }],
		});
	});

	it('keeps animation data and empty values untouched', () => {
		const value = { animationData: { __typename: 'x', v: '5' }, image: null, count: 0, list: [] };
		expect(clean(value)).toEqual(value);
	});
});
