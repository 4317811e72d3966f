import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { checkLottie } from './lottie.ts';

const animation = { v: '5.9.0', fr: 30, ip: 0, op: 60, w: 200, h: 100, layers: [{ ty: 4 }] };
const check = (more: object) => () => checkLottie(JSON.stringify({ ...animation, ...more }));

it('returns the size of an animation', () => {
	expect(check({})()).toEqual({ width: 200, height: 100 });
});

it('accepts numbers with the property name of code, and embedded images', () => {
	const easing = { i: { x: [0.5, 0.5], y: [1, 1] }, o: { x: 0.1, y: 0 }, t: 0, s: [0] };
	const position = { s: true, x: { a: 0, k: 4 }, y: { a: 1, k: [easing] } };
	const layers = [{ ty: 4, ks: { p: position } }];
	const assets = [{ id: 'a', u: '', p: 'data:image/png;base64,AAAA', e: 1 }];
	expect(check({ layers, assets })()).toEqual({ width: 200, height: 100 });
});

it.each([
	['another file', 'nonsense'],
	['an animation without layers', JSON.stringify({ ...animation, layers: [] })],
	['a list', '[]'],
])('rejects %s', (_name, source) => {
	expect(() => checkLottie(source)).toThrow(/not a Lottie/);
});

it.each([
	['of a property', { layers: [{ ty: 4, ks: { o: { k: 1, x: 'time*2' } } }] }, 'layers.0.ks.o.x'],
	['without a value', { layers: [{ ty: 4, ks: { o: { x: 'code' } } }] }, 'layers.0.ks.o.x'],
	['in a list', { layers: [{ ty: 4, ks: { o: { x: ['code'] } } }] }, 'layers.0.ks.o.x'],
	['in lists of lists', { layers: [{ ty: 4, ks: { o: { x: [[1], ['code']] } } }] }, 'o.x'],
	['at the top', { x: 'code' }, 'at x'],
	[
		'in unknown properties',
		{ metadata: { any: [{ thing: { x: '' } }] } },
		'metadata.any.0.thing.x',
	],
])('rejects code %s and names its path', (_name, more, where) => {
	expect(check(more)).toThrow(/expressions/);
	expect(check(more)).toThrow(where);
});

it('rejects too many values before parsing', () => {
	const values = ' 1,'.repeat(limits.uploads.animationValues);
	for (const text of [values, '['.repeat(limits.uploads.animationValues), `[${values}1`])
		expect(() => checkLottie(`{"layers":[${text}`)).toThrow(/too large/);
});

it('reads deeply nested arrays', () => {
	const levels = 100_000;
	const deep = `${'['.repeat(levels)}"code"${']'.repeat(levels)}`;
	const source = JSON.stringify(animation).replace('{', `{"x":${deep},`);
	expect(() => checkLottie(source)).toThrow(/expressions/);
});

it('finds code at any depth', () => {
	const key = fc.constantFrom('layers2', 'o', 'k', '__proto__', 'constructor', 'a');
	fc.assert(
		fc.property(fc.array(key, { maxLength: 30 }), (path) => {
			const hidden = path.reduce(
				(inner, name) => `{${JSON.stringify(name)}:[${inner}]}`,
				'{"x":"code"}',
			);
			const source = JSON.stringify({ ...animation, hidden: 0 }).replace(
				'"hidden":0',
				`"hidden":${hidden}`,
			);
			expect(() => checkLottie(source)).toThrow(/expressions/);
		}),
	);
	const deep = `${'{"a":'.repeat(5000)}{"x":"code"}${'}'.repeat(5000)}`;
	expect(() => checkLottie(`{${JSON.stringify(animation).slice(1, -1)},"deep":${deep}}`)).toThrow(
		/expressions/,
	);
});

it.each([
	['images', { assets: [{ id: 'a', p: 'https://evil.example/x.png' }] }],
	[
		'images in a folder',
		{ assets: [{ id: 'a', u: 'https://evil.example/', p: 'data:image/png;,' }] },
	],
	['images of a nested list', { layers: [{ ty: 4, assets: [{ id: 'a', p: 'x.png' }] }] }],
	['fonts', { fonts: { list: [{ fName: 'F', fPath: '//evil.example/f.js', origin: 2 }] } }],
])('rejects external %s', (_name, more) => {
	expect(check(more)).toThrow(/elsewhere/);
});
