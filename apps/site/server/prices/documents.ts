import { toCsv } from '../../app/features/pricing/model/csv.ts';
import type { Currency } from '../../app/features/pricing/model/currency.ts';
import {
	countryRows,
	emailRows,
	type PriceRow,
	priceColumns,
} from '../../app/features/pricing/model/price-rows.ts';
import type { PriceApi, PriceModel } from '../../app/features/pricing/model/prices.ts';

export const documentFormats = ['json', 'csv'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

const written = new WeakMap<PriceModel[], Map<string, string>>();

function write(rows: PriceRow[], currency: Currency, format: DocumentFormat): string {
	if (format === 'csv') return toCsv(priceColumns, rows);
	return JSON.stringify({
		currency,
		vatIncluded: false,
		note: 'Exact decimals as text. "0" is free; what has no row has no price.',
		prices: rows,
	});
}

/** The whole price list of a currency as a document at a stable address. Written once for each state of the prices. */
export async function priceDocument(
	priceApi: PriceApi,
	currency: Currency,
	format: DocumentFormat,
): Promise<string> {
	const [models, steps] = await Promise.all([
		priceApi.prices({ currency, countries: [] }),
		priceApi.emailPrices(),
	]);
	const forms = written.get(models) ?? new Map<string, string>();
	written.set(models, forms);
	const key = `${currency} ${format} ${JSON.stringify(steps)}`;
	const known = forms.get(key);
	if (known) return known;
	const rows = [
		...models.flatMap((model) => countryRows(model, currency)),
		...emailRows(steps, currency),
	];
	const text = write(rows, currency, format);
	forms.set(key, text);
	return text;
}
