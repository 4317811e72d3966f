// @vitest-environment ./test/dom/environment.ts
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { ErrorPage, RouteErrorPage } from './route-error-page';

const render = (status: number, path: string) =>
	renderHtml(<RouteErrorPage error={new ErrorResponse(status, '', {})} />, {
		...{ locale: 'de', path },
		root: exampleShared,
	});

it.each([
	['/produkte/sms-preise.html', 'sms preise'],
	['/%C3%BCber-uns/', 'über uns'],
	['/100%-sicher', '100 sicher'],
])('a missing page %s offers the menu and a search for "%s"', (path, words) => {
	const page = render(404, path);
	expect(page.querySelector('header nav')).not.toBeNull();
	expect(page.querySelector('form')?.getAttribute('action')).toBe('/de/search');
	expect(page.querySelector('input[name=q]')?.getAttribute('value')).toBe(words);
	const menuLinks = [...page.querySelectorAll('main li a')].map((link) =>
		link.getAttribute('href'),
	);
	expect(menuLinks).toEqual(expect.arrayContaining(['/sms', '/pricing']));
});

it('a temporary failure offers a retry in place of a search', () => {
	const page = render(503, '/preise');
	expect(page.querySelector('header nav')).not.toBeNull();
	expect(page.querySelector('main form')).toBeNull();
	expect(page.querySelector('main a')?.getAttribute('href')).toBe('/de/preise');
});

it('shows status code, status message, description and links, in the language of the page', () => {
	const page = renderHtml(
		<ErrorPage status={404} statusMessage="Siden blev ikke fundet" description="/da/x" />,
		{ locale: 'da' },
	);
	expect(texts(page, 'h1')).toEqual(['Siden blev ikke fundet']);
	expect(page.textContent).toContain('404');
	expect(page.textContent).toContain('/da/x');
	const hrefs = [...page.querySelectorAll('a')].map((a) => a.getAttribute('href'));
	expect(hrefs).toEqual(['/da', '/da/blog']);
});
