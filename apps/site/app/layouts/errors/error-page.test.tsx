// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { ErrorPage } from './error-page';

describe('ErrorPage', () => {
	it('shows status code, status message, description and links, in the language of the page', () => {
		const container = renderHtml(
			<ErrorPage status={404} statusMessage="Siden blev ikke fundet" description="/da/x" />,
			{ locale: 'da' },
		);
		expect(texts(container, 'h1')).toEqual(['Siden blev ikke fundet']);
		expect(container.textContent).toContain('404');
		expect(container.textContent).toContain('/da/x');
		const hrefs = [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
		expect(hrefs).toEqual(['/da', '/da/blog']);
	});

	it('links to the same page for a retry if the error is temporary', () => {
		const container = renderHtml(
			<ErrorPage status={503} statusMessage="x" description="y" retryHref="/pricing" />,
		);
		expect(container.querySelector('a')?.getAttribute('href')).toBe('/pricing');
	});
});
