import { expect, it } from 'vitest';
import { checkLottie } from './lottie.ts';

const animation = { v: '5.9.0', fr: 30, ip: 0, op: 60, w: 200, h: 100, layers: [{ ty: 4 }] };
const check = (more: object) => () => checkLottie(JSON.stringify({ ...animation, ...more }));

it('gives the size of an animation', () => {
	expect(check({})()).toEqual({ width: 200, height: 100 });
});

it('refuses other files, code and files elsewhere', () => {
	expect(() => checkLottie('nonsense')).toThrow(/not a Lottie/);
	expect(check({ layers: [] })).toThrow(/layers/);
	expect(check({ layers: [{ ty: 4, ks: { o: { k: 1, x: 'time*2' } } }] })).toThrow(/expressions/);
	expect(check({ assets: [{ p: 'https://evil.example/x.png' }] })).toThrow(/elsewhere/);
});
