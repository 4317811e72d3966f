// @vitest-environment ./test/dom/environment.ts

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { currencies } from '@website/contracts/currencies';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { defaultCountries } from '#shared/prices/price-address.ts';
import { type InitialPrices, InitialPricesContext } from '~/features/pricing/initial-prices';
import { exampleEmailPrices, examplePrices, inCurrency } from '../../test/prices/example-prices';
import { exampleParts } from './example-parts';
import { htmlErrors } from './html-errors';
import { renderMarkup } from './render';

const app = join(import.meta.dirname, '..');
const ids = exampleParts.map(({ id }) => id);

test('every section, blog element and interface part has examples', () => {
	const folders = globSync('{sections,blog-elements}/*/', { cwd: app });
	const components = globSync('ui/**/*.tsx', {
		cwd: app,
		exclude: ['**/*.example.tsx', '**/*.test.tsx'],
	}).map((file) => file.replace(/\.tsx$/, ''));
	expect([...folders, ...components].sort()).toEqual([...ids].sort());
});

const prices: InitialPrices = {
	currency: currencies[0],
	countries: [...defaultCountries],
	named: { currency: false, countries: false },
	failed: false,
	emailFailed: false,
	emailPrices: exampleEmailPrices,
	priceData: defaultCountries.map((id) => inCurrency(examplePrices(id), currencies[0])),
};

/** Rules about a whole document, which an example is not. Browsers alone measure contrast (`e2e/pages/every-page.spec.ts`). */
const documentRules = [
	'color-contrast',
	'heading-order',
	'landmark-one-main',
	'page-has-heading-one',
	'region',
];

async function violations(html: string): Promise<string[]> {
	document.body.innerHTML = html;
	const rules = Object.fromEntries(documentRules.map((rule) => [rule, { enabled: false }]));
	const result = await axe.run(document.body, { rules });
	return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
}

test.for(exampleParts.map((part) => [part.id, part] as const))(
	'%s is valid and accessible HTML',
	async ([, { examplesIn }]) => {
		for (const [name, example] of Object.entries(examplesIn('en'))) {
			const html = renderMarkup(
				<InitialPricesContext value={prices}>{example}</InitialPricesContext>,
			);
			expect(await htmlErrors(html), name).toEqual([]);
			expect(await violations(html), name).toEqual([]);
		}
	},
);
