import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
	['/', '/'],
	['/blog/a?b=c#d', '/blog/a?b=c#d'],
	['/da/../de', '/de'],
	['/blog/år 2', '/blog/%C3%A5r%202'],
	['/blog//a', '/blog//a'],
])('normalizes %s to %s', (path, own) => {
	expect(ownPath(path)).toBe(own);
});

it.each([
	undefined,
	'',
	'blog',
	'https://evil.example',
	'javascript:alert(1)',
	'//evil.example',
	'/\\evil.example',
	'/\t/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/%2e//evil.example',
	'/%2E/%2e%2e//evil.example',
	'/./\\evil.example',
	'/.///',
	'///',
])('rejects %s', (path) => {
	expect(ownPath(path)).toBeUndefined();
});

const part = fc.constantFrom(
	...['/', '\\', '.', '..', '%2e', '%2E', '%2f', '%5c', '\t', '\n', ' ', 'x', '@', ':', '?', '#'],
	'evil.example',
);

it('returns only paths that browsers resolve to this site', () => {
	const origin = 'https://site.example';
	fc.assert(
		fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
			const path = ownPath(`/${parts.join('')}`);
			expect(path === undefined || new URL(path, `${origin}/language/en`).origin === origin).toBe(
				true,
			);
		}),
		{ numRuns: 2000 },
	);
});
