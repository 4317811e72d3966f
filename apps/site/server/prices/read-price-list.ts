import { createHash } from 'node:crypto';
import type { Currency } from '@website/contracts/currencies';
import { limitOperators } from '#shared/prices/first-operators.ts';
import { operatorText } from '#shared/prices/operator-search.ts';
import type { CountrySummary, PriceModel } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { limits } from '../settings/limits.ts';
import { type Compressed, compress, decompress } from './compressed.ts';
import type { PriceApiClient } from './price-api-client.ts';

/** A country of the whole price list, in the forms that responses need. */
export interface ListedCountry {
	summary: CountrySummary;
	limited: PriceModel;
	operatorTexts: string;
	/** Decompresses all prices of the country: those of thousands of operators would not fit in memory. */
	model: () => Promise<PriceModel>;
}

export interface PriceList {
	countries: ReadonlyMap<string, ListedCountry>;
	/** Changes with any price. */
	version: string;
}

function decompressModel(compressed: Compressed): () => Promise<PriceModel> {
	// `readPriceList` compressed a price model.
	return async () => JSON.parse(await decompress(compressed)) as PriceModel;
}

function listedCountry(
	model: PriceModel,
	compressed: Compressed,
	currency: Currency,
): ListedCountry {
	const operators = model.transactionRcs?.operators ?? [];
	return {
		summary: summarize(model, currency),
		limited: limitOperators(model, currency),
		operatorTexts: operators.map(({ operator }) => `${operatorText(operator)}\n`).join(''),
		model: decompressModel(compressed),
	};
}

function nextStep(step: number, models: readonly PriceModel[]): number {
	const operators = models.reduce(
		(sum, { transactionRcs }) => sum + (transactionRcs?.operators.length ?? 0),
		0,
	);
	const fitting = Math.floor((step * limits.prices.operatorsAtOnce) / Math.max(operators, 1));
	return Math.max(1, Math.min(fitting, step * 8));
}

/**
 * Reads the whole price list in batches of countries, to bound each response. `store` gets the prices of each country as compressed JSON.
 */
export async function readPriceList(
	source: PriceApiClient,
	currency: Currency,
	store: (currency: Currency, country: string, compressed: Compressed) => Promise<void> | undefined,
): Promise<PriceList> {
	const ids = (await source.countries()).map(({ id }) => id);
	const countries = new Map<string, ListedCountry>();
	const hash = createHash('sha256');
	for (let at = 0, step = 1; at < ids.length; ) {
		const countryIds = ids.slice(at, at + step);
		const models = await source.prices({ currency, countries: countryIds });
		for (const model of models) {
			const text = JSON.stringify(model);
			hash.update(text);
			const compressed = await compress(text);
			countries.set(model.id, listedCountry(model, compressed, currency));
			await store(currency, model.id, compressed);
		}
		at += countryIds.length;
		step = nextStep(countryIds.length, models);
	}
	return { countries, version: hash.digest('base64url').slice(0, 22) };
}
