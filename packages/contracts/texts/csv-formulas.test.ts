import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './csv-formulas.ts';

it.each(['=1+1', '+1', '-1+cmd', '@x', '\tx', '\r=1', '-', "'=1", '＝1+1'])(
	'puts an apostrophe before %j, and removes it again',
	(text) => {
		expect(guardFormula(text)).toBe(`'${text}`);
		expect(unguardFormula(`'${text}`)).toBe(text);
	},
);

it.each(['', '-0.5', '12', 'a=b', "'quoted'", "it's"])('does not change %j', (text) => {
	expect(guardFormula(text)).toBe(text);
	expect(unguardFormula(text)).toBe(text);
});
