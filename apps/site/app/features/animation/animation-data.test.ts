import { afterEach, expect, it, vi } from 'vitest';
import { aspectRatio, isAllowedLink, loadAnimationData } from './animation-data';

const origin = 'https://site.example';
const signal = new AbortController().signal;
const load = (animationLink: string) =>
	loadAnimationData({ animationLink }, { origin, allowedHosts: ['cdn.example'], signal });

afterEach(() => vi.unstubAllGlobals());

it.each([
	['/content/media/a.json', true],
	['https://site.example/a.json', true],
	['https://cdn.example/a.json', true],
	['http://cdn.example/a.json', false],
	['https://cdn.example:8443/a.json', false],
	['https://cdn.example.evil.example/a.json', false],
	['//evil.example/a.json', false],
	['https://cdn.example@evil.example/a.json', false],
	['data:application/json,{}', false],
	['javascript:alert(1)', false],
])('allows the link %s: %s', (link, allowed) => {
	expect(isAllowedLink(link, origin, ['cdn.example'])).toBe(allowed);
});

it('fetches the link by GET and returns data with layers', async () => {
	const fetch = vi.fn(async () => Response.json({ layers: [] }));
	vi.stubGlobal('fetch', fetch);
	expect(await load('/a.json')).toEqual({ layers: [] });
	expect(fetch).toHaveBeenCalledExactlyOnceWith(
		'/a.json',
		expect.objectContaining({ signal, credentials: 'omit' }),
	);
});

it.each([
	['an error', new Response('', { status: 500 })],
	['HTML', new Response('<html>')],
	['JSON without layers', Response.json({ layers: 'no' })],
])('rejects %s', async (_, response) => {
	vi.stubGlobal('fetch', async () => response);
	await expect(load('/a.json')).rejects.toThrow();
});

it('does not fetch a link that is not allowed', async () => {
	const fetch = vi.fn();
	vi.stubGlobal('fetch', fetch);
	await expect(load('https://evil.example/a.json')).rejects.toThrow('not allowed');
	expect(fetch).not.toHaveBeenCalled();
});

it('takes the aspect ratio from the data, 4 / 3 without a valid size', () => {
	expect(aspectRatio({ w: 800, h: 600 })).toBe('800 / 600');
	expect(aspectRatio({ w: 0, h: 'x' })).toBe('4 / 3');
	expect(aspectRatio(null)).toBe('4 / 3');
});
