import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencies } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** The list, the contract, and rates for sample prices. The compiler reports the last one when a currency is added. */
const allowedFiles = [
	'packages/contracts/currencies.ts',
	'packages/contracts/prices.graphql',
	'apps/backend/src/plugins/prices/seed/rate.ts',
];
const isTest = /\.test\.tsx?$|\/tests?\/|\/testing\//;
/** Packages and builds. */
const isBuildOutput = /(^|\/)(node_modules|build|\.next|\.react-router|test-results)(\/|$)/;
const isGenerated = /\/generated\/|\/migrations\/|payload-types\.ts$|\/recorded\//;

test('only the list and the price contract name a currency other than the default', () => {
	const others = currencies.filter((currency) => currency !== defaultCurrency());
	// Also as the first part of a field name: dkkPremium.
	const names = new RegExp(`\\b(?:${others.join('|')})(?:premium|fee)?\\b`, 'i');
	const files = globSync('{apps,packages,scripts}/**/*.{ts,tsx,css,graphql,mjs}', {
		cwd: root,
		exclude: (path) => isBuildOutput.test(path),
	});
	const matches = files
		.filter((file) => !isTest.test(file) && !isGenerated.test(file) && !allowedFiles.includes(file))
		.filter((file) => names.test(readFileSync(join(root, file), 'utf8')));
	expect(matches).toEqual([]);
});
