import { createHash } from 'node:crypto';
import type { Currency } from '@website/contracts/currencies';
import { limitOperators } from '#shared/prices/first-operators.ts';
import { operatorText } from '#shared/prices/operator-search.ts';
import type { CountrySummary, PriceModel } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';

/** A country of the price list, in the forms that responses need. */
export interface ListedCountry {
	model: PriceModel;
	summary: CountrySummary;
	/** The prices with the first of very many operators. */
	limited: PriceModel;
	operatorTexts: string;
}

/** All prices in a currency, by country. */
export interface PriceList {
	countries: ReadonlyMap<string, ListedCountry>;
	/** Changes with any price. */
	version: string;
}

export function createPriceList(models: readonly PriceModel[], currency: Currency): PriceList {
	const countries = models.map((model): [string, ListedCountry] => {
		const operators = model.transactionRcs?.operators ?? [];
		return [
			model.id,
			{
				model,
				summary: summarize(model, currency),
				limited: limitOperators(model, currency),
				operatorTexts: operators.map(({ operator }) => `${operatorText(operator)}\n`).join(''),
			},
		];
	});
	const version = createHash('sha256').update(JSON.stringify(models)).digest('base64url');
	return { countries: new Map(countries), version: version.slice(0, 22) };
}
