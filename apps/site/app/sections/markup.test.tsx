// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { exampleAnimation } from '~/testing/example-animation';
import { renderHtml, texts } from '~/testing/render';
import { PageSections } from '.';
import { example as apiErrors } from './api-errors/example';
import { example as contactDetails } from './contact-details/example';
import { example as faq } from './faq/example';
import { example as featureCards } from './feature-cards/example';
import { example as logoWall } from './logo-wall/example';
import { example as mediaText } from './media-text/example';
import { example as stepGuide } from './step-guide/example';
import { example as video } from './video/example';
import { example as wideCta } from './wide-cta/example';

// `index.test.tsx` shows that sections contain their texts, `testing/example-parts.test.tsx` that they are valid and accessible.

const render = (section: PageSectionFieldsFragment, locale: LocaleCode = 'en') =>
	renderHtml(<PageSections sections={[section]} />, { locale });
const attribute = (container: ParentNode, selector: string, name: string) =>
	container.querySelector(selector)?.getAttribute(name);

it('api errors have a row with an id for each error, with its status or a note', () => {
	const rows = [...render(apiErrors).querySelectorAll('tbody tr')];
	expect(rows.map((row) => [row.id, texts(row, 'td')[0]])).toEqual([
		['invalid_key', '401'],
		['recipient_unreachable', 'after sending'],
	]);
});

it('contact details link each channel and omit empty fields', () => {
	const container = render({ ...contactDetails, openingHours: '' }, 'de');
	expect([...container.querySelectorAll('li a')].map((a) => a.getAttribute('href'))).toEqual([
		'mailto:hello@company.example',
		'/contact#openchat',
	]);
	expect(texts(container, 'dt')).toEqual(['Anschrift']);
	expect(texts(container, 'dd')).toEqual([contactDetails.address]);
});

it('faq contains all answers in collapsed details', () => {
	const details = [...render(faq).querySelectorAll('details:not([open])')];
	expect(details.map((element) => texts(element, 'summary h3'))).toEqual(
		faq.items.map((item) => [item.question]),
	);
	expect(details[1]?.textContent).toContain('Everything outside GSM-7.');
});

it('feature cards show a decorative picture, or a decorative icon without a picture', () => {
	const cards = [...render(featureCards).querySelectorAll('article')];
	expect(cards.map((card) => card.querySelectorAll('img[alt=""]').length)).toEqual([1, 0, 0]);
	expect(cards[2] && attribute(cards[2], 'svg', 'aria-hidden')).toBe('true');
});

it('a logo wall omits deleted pictures and labels logos with company and link title', () => {
	const container = render(logoWall);
	expect(container.querySelectorAll('li')).toHaveLength(2);
	expect(attribute(container, 'a', 'aria-label')).toBe('Nordpakke: Customer cases');
	expect(attribute(container, 'a img', 'alt')).toBe('');
	expect(attribute(container, 'li:nth-child(2) img', 'alt')).toBe('Brygge Bank');
});

it.each(['left', 'right'] as const)('a text reads before a picture on the %s', (mediaPosition) => {
	const elements = render({ ...mediaText, mediaPosition }).querySelectorAll('h2, img');
	expect([...elements].map((element) => element.tagName)).toEqual(['H2', 'IMG']);
	expect(elements[1]?.getAttribute('alt')).toBe(mediaText.animation?.alt);
});

it('media and text show an animation without a poster if there is no image', () => {
	const section = { ...mediaText, image: null, animation: exampleAnimation };
	expect(attribute(render(section), '[role=img]', 'aria-label')).toBe('A wave');
});

it('a step guide is an ordered list with a tab for each language of its code', () => {
	const container = render(stepGuide);
	expect(texts(container, 'ol > li h3')).toEqual(['1. Create a key', '2. Send', '3. Wait']);
	expect(container.querySelector('pre')?.textContent).toBe(stepGuide.steps[1]?.code);
	expect(texts(container, '[role=tab]')).toEqual(['cURL', 'Node', 'Python']);
	expect(container.querySelectorAll('[role=tabpanel] pre')).toHaveLength(3);
});

it('a video loads nothing before it is played, and has captions and a transcript', () => {
	const container = render(video, 'da');
	expect(attribute(container, 'video', 'preload')).toBe('none');
	expect(attribute(container, 'video', 'poster')).toBe('/content/media/video-poster.svg');
	expect(attribute(container, 'track', 'srclang')).toBe('da');
	expect(texts(container, 'details')).toEqual(['TransskriptionA ship hoists six signal flags.']);
});

it('a wide call to action uses the secondary theme in place of the light one', () => {
	const themeOf = (theme: typeof wideCta.theme) =>
		attribute(render({ ...wideCta, theme }), 'section', 'class');
	expect(themeOf('light')).toContain('theme-secondary');
	expect(themeOf('dark')).toContain('theme-dark');
});
