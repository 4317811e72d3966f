import { countryCodes } from '@website/contracts/countries';
import { type Currency, currencies, perCurrency } from '@website/contracts/currencies';
import { rcsTypes } from '@website/contracts/rcs-types';
import { type Decimal, isDecimal, times } from '#shared/prices/decimal.ts';
import type {
	EmailPrice,
	OperatorPrices,
	PriceChange,
	PriceModel,
} from '#shared/prices/price-model.ts';

/** Exchange rates of a euro in these examples. Fixed, so that the amounts in each currency differ. */
const perEuro: Partial<Record<Currency, number>> = { DKK: 7 };

function price(millionths: number, currency: Currency): Decimal {
	const text = (millionths / 1_000_000).toFixed(6);
	if (!isDecimal(text)) throw new Error('not a decimal');
	// Amounts in euros keep trailing zeros, which the price API also returns.
	const rate = perEuro[currency];
	return rate ? times(text, rate) : text;
}

function amounts<const Suffix extends string = ''>(millionths: number | null, suffix?: Suffix) {
	const amountIn = (currency: Currency) =>
		millionths === null ? null : price(millionths, currency);
	return perCurrency(amountIn, suffix);
}

function operators(country: string, seed: number, count: number): OperatorPrices[] {
	return Array.from({ length: count }, (_, index) => ({
		operator: {
			countryIso: country,
			id: `${country}-${index + 1}`,
			mccMnc: String(20000 + ((seed * 7 + index) % 700) * 100 + index + 1),
			name: `Operator ${country} ${index + 1}`,
			region: index === 2 ? 'North' : null,
		},
		prices: rcsTypes.map((type, typeIndex) => ({
			type,
			...amounts(
				type === 'CONVERSATION_P2A' && index === 1
					? null
					: 8000 + seed * 130 + index * 500 + typeIndex * 9000,
			),
			validFrom: '2026-01-01',
		})),
	}));
}

/** Example prices of a country: exact decimals that differ per country, some missing and some free. */
export function examplePrices(country: string, operatorCount = 3): PriceModel {
	const seed = countryCodes.indexOf(country) + 1;
	const monthly = seed % 7 === 0 ? null : 9_000_000 + seed * 50_000;
	const premium = seed % 5 === 0 ? null : 21_000 + ((seed * 7919) % 130) * 800;
	const fee = seed % 3 === 0 ? 0 : 25_000_000;
	const subscription = {
		country,
		...amounts(monthly),
		...amounts(monthly === null ? null : fee, 'fee'),
		validFrom: '2026-01-01',
	};
	return {
		id: country,
		transactionSms: {
			country,
			...amounts(12_500 + ((seed * 7919) % 130) * 700),
			...amounts(premium, 'premium'),
			validFrom: '2026-03-01',
		},
		subscriptionKeyword: subscription,
		subscriptionNumber: subscription,
		transactionRcs:
			seed % 4 === 0 ? null : { country, operators: operators(country, seed, operatorCount) },
	};
}

/** The model with amounts in one currency and null for the others, as the price API returns it. */
export function inCurrency(model: PriceModel, currency: Currency): PriceModel {
	const others = currencies.filter((other) => other !== currency).join('|');
	const isOther = new RegExp(`^(${others})(fee|premium)?$`);
	return JSON.parse(JSON.stringify(model, (key, value) => (isOther.test(key) ? null : value)));
}

export const exampleEmailPrices: EmailPrice[] = [
	{
		id: 's',
		name: 'S',
		from: 1,
		to: 100_000,
		...amounts(800),
		unit: 'EMAIL',
		validFrom: '2026-01-01',
	},
	{
		id: 'm',
		name: 'M',
		from: 100_001,
		to: 1_000_000,
		...amounts(600),
		unit: 'EMAIL',
		validFrom: '2026-01-01',
	},
	{
		id: 'l',
		name: 'L',
		from: 1_000_001,
		to: null,
		...amounts(450),
		unit: 'EMAIL',
		validFrom: '2026-01-01',
	},
];

const change = { item: 'SMS', name: null } as const;

/** An announced change in Denmark, and one in Germany. */
export const exampleChanges: PriceChange[] = [
	{
		...change,
		id: 'sms-2',
		country: 'DK',
		validFrom: '2030-01-01',
		...amounts(14_400),
		...amounts(13_200, 'before'),
	},
	{
		...change,
		id: 'sms-1',
		country: 'DE',
		validFrom: '2026-01-01',
		...amounts(60_000),
		...amounts(90_000, 'before'),
	},
];
