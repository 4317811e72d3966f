import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './csv-formulas.ts';

it.each(['=1+1', '+1', '-1+cmd', '@x', '\tx', '\r=1', '-', "'=1", '＝1+1'])(
	'puts an apostrophe before %j, and takes it away again',
	(text) => {
		expect(guardFormula(text)).toBe(`'${text}`);
		expect(unguardFormula(`'${text}`)).toBe(text);
	},
);

it.each(['', '-0.5', '12', 'a=b', "'quoted'", "it's"])('leaves %j as it is', (text) => {
	expect(guardFormula(text)).toBe(text);
	expect(unguardFormula(text)).toBe(text);
});
