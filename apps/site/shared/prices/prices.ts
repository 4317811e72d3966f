import type { RcsType } from '@website/contracts/rcs-types';
import type { Currency } from './currency.ts';
import type { Decimal, PriceRange } from './decimal.ts';

export { type RcsType, rcsTypes } from '@website/contracts/rcs-types';

/** A price, or null when there is none. "0" is free. */
export type Price = Decimal | null;

/** Price of one SMS segment by country (specification section 3). */
export interface TransactionSms {
	country: string;
	DKK: Price;
	DKKpremium: Price;
	EUR: Price;
	EURpremium: Price;
	validFrom: string | null;
}

/** Monthly price and set-up fee of a keyword or a number (specification section 3). */
export interface Subscription {
	country: string;
	DKK: Price;
	DKKfee: Price;
	EUR: Price;
	EURfee: Price;
	validFrom: string | null;
}

export interface OperatorPrice {
	type: string;
	DKK: Price;
	EUR: Price;
	validFrom: string | null;
}

export interface Operator {
	countryIso: string;
	id: string;
	mccMnc: string;
	name: string;
	region: string | null;
}

export interface OperatorPrices {
	operator: Operator;
	prices: OperatorPrice[];
}

/** A country's RCS prices, reduced: of how many operators, from which to which price. In one currency. */
export interface RcsSummary {
	operators: number;
	/** A range where operators differ; null where no operator has a price. */
	ranges: Record<RcsType, PriceRange | null>;
	/** The latest date of any of the prices, YYYY-MM-DD. */
	validFrom: string | null;
}

export interface TransactionRcs {
	country: string;
	operators: OperatorPrices[];
	/** There where `operators` are only the first of many: what all of them come to. */
	all?: RcsSummary | undefined;
}

/** One country's prices (specification section 3, price model list item). */
export interface PriceModel {
	id: string;
	transactionSms: TransactionSms | null;
	subscriptionKeyword: Subscription | null;
	subscriptionNumber: Subscription | null;
	transactionRcs: TransactionRcs | null;
}

/** The answer to the RCS-only variant of the price query. */
export type RcsPriceModel = Pick<PriceModel, 'id' | 'transactionRcs'>;

/** What an e-mail price is for. */
export const emailUnits = ['EMAIL', 'THOUSAND_EMAILS', 'MONTH'] as const;
export type EmailUnit = (typeof emailUnits)[number];

/** One tier of the e-mail price list, from the `from`th to the `to`th e-mail of a month. */
export interface EmailPrice {
	id: string;
	name: string;
	from: number;
	/** Null without upper limit. */
	to: number | null;
	EUR: Price;
	DKK: Price;
	unit: EmailUnit;
	validFrom: string | null;
}

/** What pages are rendered from. `onIncomplete` is called when a page made with the answer must not be stored. */
export interface PriceApi {
	/** Prices with the first of very many operators. */
	prices(
		query: { currency: Currency; countries: readonly string[] },
		onIncomplete?: () => void,
	): Promise<PriceModel[]>;
	/** Prices with every operator. */
	rcs(query: { currency: Currency; countries: readonly string[] }): Promise<RcsPriceModel[]>;
	/** E-mail prices, an empty list on any error (specification section 8). */
	emailPrices(onIncomplete?: () => void): Promise<EmailPrice[]>;
}

/** What the price sources can be asked (specification section 7). */
export interface PriceSource {
	/** The full variant. No countries means no filter. */
	prices(query: { currency: Currency; countries: readonly string[] }): Promise<PriceModel[]>;
	/** The RCS-only variant. */
	rcs(query: { currency: Currency; countries: readonly string[] }): Promise<RcsPriceModel[]>;
	/** The SMS country list, always asked in EUR: every known country, and whether it has an SMS price. */
	countries(): Promise<{ id: string; hasSms: boolean }[]>;
	/** E-mail price tiers. */
	emailPrices(): Promise<EmailPrice[]>;
}
