import { guardFormula } from '@website/contracts/csv-formulas';
import type { Currency } from '@website/contracts/currencies';
import { normalize } from './decimal.ts';
import type { EmailPrice, EmailUnit, Price, PriceModel, Subscription } from './price-model.ts';

/** One price with its country, product and unit: a row of machine-readable documents and downloads. */
export interface PriceRow {
	/** ISO 3166-1 alpha-2; null if the price is the same everywhere. */
	country: string | null;
	product: string;
	unit: string;
	operator: string | null;
	mccMnc: string | null;
	/** The number of the first unit with this price. */
	from: number;
	price: string;
	currency: Currency;
	validFrom: string | null;
}

export const priceColumns = [
	'country',
	'product',
	'unit',
	'operator',
	'mccMnc',
	'from',
	'price',
	'currency',
	'validFrom',
] as const satisfies readonly (keyof PriceRow)[];

type Draft = Omit<PriceRow, 'price' | 'operator' | 'mccMnc' | 'from'> & { price: Price } & Partial<
		Pick<PriceRow, 'operator' | 'mccMnc' | 'from'>
	>;

/** Rows for items with a price. An item with the price "0" is free and has a row; an item with the price null has no row. */
function rows(drafts: readonly Draft[]): PriceRow[] {
	return drafts.flatMap(({ price, operator = null, mccMnc = null, from = 1, ...rest }) =>
		price === null ? [] : [{ ...rest, operator, mccMnc, from, price: normalize(price) }],
	);
}

function subscriptionRows(
	country: string,
	product: 'keyword' | 'number',
	prices: Subscription | null,
	currency: Currency,
): Draft[] {
	if (!prices) return [];
	const common = { country, currency, validFrom: prices.validFrom };
	return [
		{ ...common, product, unit: 'month', price: prices[currency] },
		{ ...common, product: `${product}-setup`, unit: 'once', price: prices[`${currency}fee`] },
	];
}

export function countryRows(model: PriceModel, currency: Currency): PriceRow[] {
	const { id: country, transactionSms: sms, transactionRcs: rcs } = model;
	const smsRows = sms
		? (['', 'premium'] as const).map((route) => ({
				country,
				product: route ? 'sms-premium' : 'sms',
				unit: 'segment',
				price: sms[`${currency}${route}`],
				currency,
				validFrom: sms.validFrom,
			}))
		: [];
	const rcsRows = (rcs?.operators ?? []).flatMap(({ operator, prices }) =>
		prices.map((price) => ({
			country,
			product: `rcs-${price.type.toLowerCase().replaceAll('_', '-')}`,
			unit: price.type.startsWith('CONVERSATION') ? 'conversation' : 'message',
			operator: operator.name,
			mccMnc: operator.mccMnc,
			price: price[currency],
			currency,
			validFrom: price.validFrom,
		})),
	);
	return rows([
		...smsRows,
		...subscriptionRows(country, 'keyword', model.subscriptionKeyword, currency),
		...subscriptionRows(country, 'number', model.subscriptionNumber, currency),
		...rcsRows,
	]);
}

const emailUnitWords = {
	EMAIL: 'message',
	THOUSAND_EMAILS: 'thousand messages',
	MONTH: 'month',
} satisfies Record<EmailUnit, string>;

export function emailRows(tiers: readonly EmailPrice[], currency: Currency): PriceRow[] {
	return rows(
		tiers.map((tier) => ({
			country: null,
			product: 'email',
			unit: emailUnitWords[tier.unit],
			from: Math.max(tier.from, 1),
			price: tier[currency],
			currency,
			validFrom: tier.validFrom,
		})),
	);
}

type Cell = string | number | null;

/** A cell by RFC 4180. Escapes leading characters that spreadsheets would interpret as a formula. */
function cell(value: Cell): string {
	const text = value === null ? '' : String(value);
	const safe = typeof value === 'string' ? guardFormula(text) : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly Cell[]) => `${cells.map(cell).join(',')}\r\n`;

/** The header line of a CSV document. */
export function csvHead(columns: readonly string[]): string {
	return line(columns);
}

/** Rows as lines of CSV. */
export function csvLines<Column extends string>(
	columns: readonly Column[],
	rows: readonly Record<Column, Cell>[],
): string {
	return rows.map((row) => line(columns.map((column) => row[column]))).join('');
}
