import { expect, it } from 'vitest';
import { carryParameters, prefersMarkdown } from './page-routes.ts';

it.each([
	'text/markdown',
	'text/markdown, text/html;q=0.9, */*;q=0.1',
	'text/html;q=0.5, text/markdown;q=0.8',
])('prefers Markdown for %s', (accept) => expect(prefersMarkdown(accept)).toBe(true));

it.each([
	undefined,
	'',
	'*/*',
	'text/*',
	'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
	'text/html, text/markdown;q=0.8',
	'text/html, text/markdown;q=0',
])('prefers HTML for %s', (accept) => expect(prefersMarkdown(accept)).toBe(false));

it.each([
	['/pricing', '', '/pricing'],
	['/pricing', '?utm_source=mail&gclid=Cj0KCQ', '/pricing?utm_source=mail&gclid=Cj0KCQ'],
	['/pricing#table', '?utm_source=mail', '/pricing?utm_source=mail#table'],
	[
		'/pricing?currency=DKK&utm_source=old',
		'?utm_source=mail&utm_term=a%20b',
		'/pricing?currency=DKK&utm_source=old&utm_term=a+b',
	],
	['https://shop.example/x?a=1', '?fbclid=IwAR0', 'https://shop.example/x?a=1&fbclid=IwAR0'],
	['/pricing?_query=currency%3DDKK&currency=DKK', '?currency=DKK', '/pricing?currency=DKK'],
	['/?_query=x%3D1', '?x=1', '/?x=1'],
	['mailto:sales@example.com', '?utm_source=mail', 'mailto:sales@example.com'],
])('%s with %s is %s', (location, search, expected) => {
	expect(carryParameters(location, search)).toBe(expected);
});

it('does not carry the parameters that the old address consists of', () => {
	expect(carryParameters('/there', '?id=26&utm_source=mail&L=1', 'L=1&id=26')).toBe(
		'/there?utm_source=mail',
	);
});
