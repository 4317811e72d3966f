// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { Footer } from './footer';

describe('Footer', () => {
	it('shows all fields of its content', () => {
		const container = renderHtml(
			<Footer footer={exampleShared.footer} settings={exampleShared.settings} />,
		);
		for (const text of [
			'Questions? A person answers.',
			'Products',
			'One API',
			'Wimpel ApS',
			'CVR 10 20 30 40',
			'© Wimpel',
		]) {
			expect(container.textContent).toContain(text);
		}
		expect(texts(container, 'address')).toEqual(['Signalkajen 7\n5700 Svendborg']);
		expect(container.querySelector('a[aria-label=Mastodon]')?.getAttribute('href')).toBe(
			'https://social.example/@company',
		);
		expect(container.querySelector('img')?.getAttribute('alt')).toBe('Wimpel');
	});

	it('shows only the company and the legal links when small', () => {
		const container = renderHtml(
			<Footer footer={exampleShared.footer} settings={exampleShared.settings} size="small" />,
		);
		expect(texts(container, 'a')).toEqual(['Terms']);
		expect(container.textContent).toContain('Wimpel ApS');
	});

	it('renders the landmark without content', () => {
		expect(
			renderHtml(<Footer footer={null} settings={null} />).querySelector('footer'),
		).not.toBeNull();
	});
});
