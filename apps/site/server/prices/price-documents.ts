import type { Currency } from '@website/contracts/currencies';
import {
	countryRows,
	csvHead,
	csvLines,
	emailRows,
	type PriceRow,
	priceColumns,
} from '#shared/prices/price-rows.ts';
import type { PriceCache } from './price-cache.ts';

interface Format {
	contentType: string;
	head: (currency: Currency) => string;
	rows: (rows: PriceRow[]) => string;
	separator: string;
	end: string;
}

const json: Format = {
	contentType: 'application/json; charset=utf-8',
	head: (currency) => {
		const note = 'Exact decimals as text. "0" is free; what has no row has no price.';
		return `${JSON.stringify({ currency, vatIncluded: false, note }).slice(0, -1)},"prices":[`;
	},
	rows: (rows) => JSON.stringify(rows).slice(1, -1),
	separator: ',',
	end: ']}',
};

const csv: Format = {
	contentType: 'text/csv; charset=utf-8',
	head: () => csvHead(priceColumns),
	rows: (rows) => csvLines(priceColumns, rows),
	separator: '',
	end: '',
};

export const documentFormats = { json, csv };

export interface PriceDocument {
	version: string;
	text: Iterable<string>;
	/** True if e-mail prices are missing or prices are older than their last change: the document must not be cached. */
	incomplete: boolean;
}

/** The price list of a currency as a document, for the given or all countries. It is streamed. */
export async function priceDocument(
	priceApi: Pick<PriceCache, 'models' | 'emailPrices'>,
	currency: Currency,
	format: Format,
	countries: readonly string[],
): Promise<PriceDocument> {
	let incomplete = false;
	const onDegraded = () => {
		incomplete = true;
	};
	const [{ version, models }, steps] = await Promise.all([
		priceApi.models({ currency, countries }, onDegraded),
		priceApi.emailPrices(onDegraded),
	]);
	const email = emailRows(steps, currency);

	function* text() {
		let separator = '';
		const part = (rows: PriceRow[]) => {
			if (rows.length === 0) return '';
			const text = separator + format.rows(rows);
			separator = format.separator;
			return text;
		};
		yield format.head(currency);
		for (const model of models) yield part(countryRows(model, currency));
		yield part(email) + format.end;
	}

	const prices = email.map(({ from, price }) => `${from}=${price}`).join();
	return { version: [version, prices, countries.join()].join(' '), text: text(), incomplete };
}
