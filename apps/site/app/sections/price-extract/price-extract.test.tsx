// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { CountryPagesContext } from '~/features/pricing/countries/country-pages';
import {
	extractCountries,
	extractEmail,
	extractFigures,
	extractReferences,
} from '~/features/pricing/extract-references';
import { PriceFiguresContext } from '~/features/pricing/figures/figures-context';
import { referenceKey } from '~/features/pricing/figures/reference';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { PriceExtractSection } from './price-extract';

const figure = (min: `${number}`, max = min) => ({ min, max, unit: null, operator: null });
const both = (EUR: `${number}`, DKK: `${number}`) => ({ EUR: figure(EUR), DKK: figure(DKK) });
const none = { EUR: null, DKK: null };
const denmark = extractFigures('DK');
const germany = extractFigures('DE');
const nowhere = extractFigures('US');
const figures = {
	[referenceKey(denmark.sms)]: both('0.0425', '0.317'),
	[referenceKey(denmark.rcs)]: { EUR: figure('0.05', '0.06'), DKK: figure('0.4', '0.45') },
	[referenceKey(germany.sms)]: both('0.07', '0.52'),
	[referenceKey(germany.rcs)]: none,
	[referenceKey(nowhere.sms)]: none,
	[referenceKey(nowhere.rcs)]: none,
	[referenceKey(extractEmail)]: none,
};

const container = renderHtml(
	<PriceFiguresContext value={figures}>
		<CountryPagesContext value={{ base: '/pricing', slugs: 'DK denmark' }}>
			<PriceExtractSection section={example} />
		</CountryPagesContext>
	</PriceFiguresContext>,
);

describe('PriceExtractSection', () => {
	it('renders the figures in every currency, so that the style sheet can show the selected one', () => {
		const [row] = container.querySelectorAll('tbody tr');
		expect(row && texts(row, 'data')).toEqual([
			'€0.0425',
			'DKK\u00a00.3170',
			'from\u00a0€0.0500',
			'from\u00a0DKK\u00a00.4000',
		]);
	});

	it('omits rows without prices, and marks a channel without a price', () => {
		expect(texts(container, 'tbody th')).toEqual(['Denmark', 'Germany']);
		expect(texts(container, 'tbody tr:nth-child(2) td').at(1)).toContain('no price');
	});

	it('links to the pages of countries and to all prices', () => {
		const links = [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
		expect(links).toEqual(['/pricing/denmark', '/pricing']);
	});

	it('shows default countries if none is selected, and at most eight countries', () => {
		expect(extractCountries([])).toEqual(['GB', 'DK', 'DE', 'US', 'FR']);
		expect(extractCountries(['SE', 'xx', 'SE'])).toEqual(['SE']);
		const many = ['SE', 'NO', 'FI', 'DK', 'DE', 'FR', 'US', 'GB', 'ES', 'IT'];
		expect(extractReferences({ countries: many })).toHaveLength(8 * 2 + 1);
	});
});
