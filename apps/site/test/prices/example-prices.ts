import type { Currency } from '@website/contracts/currencies';
import { rcsTypes } from '@website/contracts/rcs-types';
import { countryCodes } from '#shared/prices/countries.ts';
import { type Decimal, isDecimal, times } from '#shared/prices/decimal.ts';
import type { EmailPrice, OperatorPrices, PriceModel } from '#shared/prices/price-model.ts';

/** Where the euro stands in these examples; a fixed rate, so that digits can be told apart. */
const kronerPerEuro = 7;

function price(millionths: number, currency: Currency): Decimal {
	const text = (millionths / 1_000_000).toFixed(6);
	if (!isDecimal(text)) throw new Error('not a decimal');
	return currency === 'EUR' ? text : times(text, kronerPerEuro);
}

function both(millionths: number | null) {
	return millionths === null
		? { EUR: null, DKK: null }
		: { EUR: price(millionths, 'EUR'), DKK: price(millionths, 'DKK') };
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
		prices: rcsTypes.map((type, place) => ({
			type,
			...both(
				type === 'CONVERSATION_P2A' && index === 1
					? null
					: 8000 + seed * 130 + index * 500 + place * 9000,
			),
			validFrom: '2026-01-01',
		})),
	}));
}

/** A country's example prices: exact, different everywhere, some missing and some free. */
export function examplePrices(country: string, operatorCount = 3): PriceModel {
	const seed = countryCodes.indexOf(country) + 1;
	const monthly = seed % 7 === 0 ? null : 9_000_000 + seed * 50_000;
	const sms = both(12_500 + ((seed * 7919) % 130) * 700);
	const premium = both(seed % 5 === 0 ? null : 21_000 + ((seed * 7919) % 130) * 800);
	const fee = both(seed % 3 === 0 ? 0 : 25_000_000);
	const subscription = {
		country,
		...both(monthly),
		EURfee: monthly === null ? null : fee.EUR,
		DKKfee: monthly === null ? null : fee.DKK,
		validFrom: '2026-01-01',
	};
	return {
		id: country,
		transactionSms: {
			country,
			...sms,
			EURpremium: premium.EUR,
			DKKpremium: premium.DKK,
			validFrom: '2026-03-01',
		},
		subscriptionKeyword: subscription,
		subscriptionNumber: subscription,
		transactionRcs:
			seed % 4 === 0 ? null : { country, operators: operators(country, seed, operatorCount) },
	};
}

/** The other currency's figures left out, as the price API answers. */
export function inCurrency(model: PriceModel, currency: Currency): PriceModel {
	const other = currency === 'EUR' ? 'DKK' : 'EUR';
	const without = JSON.stringify(model, (key, value) =>
		key === other || key === `${other}fee` || key === `${other}premium` ? null : value,
	);
	return JSON.parse(without);
}

export const exampleEmailPrices: EmailPrice[] = [
	{
		id: 's',
		name: 'S',
		from: 1,
		to: 100_000,
		...both(800),
		unit: 'EMAIL',
		validFrom: '2026-01-01',
	},
	{
		id: 'm',
		name: 'M',
		from: 100_001,
		to: 1_000_000,
		...both(600),
		unit: 'EMAIL',
		validFrom: '2026-01-01',
	},
	{
		id: 'l',
		name: 'L',
		from: 1_000_001,
		to: null,
		...both(450),
		unit: 'EMAIL',
		validFrom: '2026-01-01',
	},
];
