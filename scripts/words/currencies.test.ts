import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencies } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** The list, the wire, and rates for sample prices; the compiler names the last one when a currency comes. */
const mayName = [
	'packages/contracts/currencies.ts',
	'packages/contracts/prices.graphql',
	'apps/backend/src/plugins/prices/seed/rate.ts',
];
const isTest = /\.test\.tsx?$|\/tests?\/|\/testing\//;
/** What no person wrote: packages and builds. */
const isMade = /(^|\/)(node_modules|build|\.next|\.react-router|test-results)(\/|$)/;
const isGenerated = /\/generated\/|\/migrations\/|payload-types\.ts$|\/recorded\//;

test('a currency other than the default is named in one list and in the price contract only', () => {
	const others = currencies.filter((currency) => currency !== defaultCurrency());
	// Also as the beginning of a field's name: dkkPremium.
	const names = new RegExp(`\\b(?:${others.join('|')})(?:premium|fee)?\\b`, 'i');
	const files = globSync('{apps,packages,scripts}/**/*.{ts,tsx,css,graphql,mjs}', {
		cwd: root,
		exclude: (path) => isMade.test(path),
	});
	const naming = files
		.filter((file) => !isTest.test(file) && !isGenerated.test(file) && !mayName.includes(file))
		.filter((file) => names.test(readFileSync(join(root, file), 'utf8')));
	expect(naming).toEqual([]);
});
