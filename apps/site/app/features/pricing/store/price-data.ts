import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import type { PriceChoice } from '#shared/prices/price-address.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import type { PriceState, RequestState } from './state.ts';
import { restorable } from './storage.ts';

type Figures = Pick<
	PriceState & RequestState,
	'priceData' | 'rcsData' | 'figuresCurrency' | 'rcsCurrency'
>;

/** The answer, and an entry without prices for each country that was asked for and is not in it: "no price" is an answer. */
export function completeModels(
	response: readonly PriceModel[],
	countryIds: readonly string[],
): PriceModel[] {
	const there = new Set(response.map(({ id }) => id));
	const none = countryIds
		.filter((id) => !there.has(id))
		.map((id) => ({
			id,
			transactionSms: null,
			subscriptionKeyword: null,
			subscriptionNumber: null,
			transactionRcs: null,
		}));
	return [...response, ...none];
}

/** Puts an answer over the figures there are; figures of another currency are dropped. */
export function merged(
	state: PriceState & RequestState,
	response: readonly PriceModel[],
	currency: Currency,
): Figures {
	const fresh = new Set(response.map(({ id }) => id));
	const others =
		state.figuresCurrency === currency ? state.priceData.filter(({ id }) => !fresh.has(id)) : [];
	const rcs = response.find(({ id }) => id === state.selectedRcsCountry);
	return {
		priceData: [...others, ...response],
		figuresCurrency: currency,
		rcsData: rcs ? { transactionRcs: rcs.transactionRcs } : state.rcsData,
		rcsCurrency: rcs ? currency : state.rcsCurrency,
	};
}

/** Whether figures are in a currency: stored ones say so only by which fields are filled. */
function isPricedIn(models: readonly PriceModel[], currency: Currency): boolean {
	return models.some(
		({ transactionSms: sms, transactionRcs: rcs }) =>
			(sms?.[currency] ?? null) !== null ||
			rcs?.operators.some(({ prices }) => prices.some((price) => price[currency] !== null)),
	);
}

/** The visitor's stored choice over what the server rendered, except for what the address names; stored figures are shown until fresh ones are fetched. */
export function withRestored<S extends PriceState & RequestState>(
	storedState: unknown,
	current: S,
	named: PriceChoice['named'] = { currency: false, countries: false },
): S {
	const { priceData: storedData = [], rcsData, ...choices } = restorable(storedState);
	if (named.currency) delete choices.selectedCurrency;
	if (named.countries) delete choices.selectedCountries;
	const next = { ...current, ...choices };
	const currency = next.selectedCurrency || defaultCurrency();
	const fromServer = current.figuresCurrency === currency ? current.priceData : [];
	const fromStorage = isPricedIn(storedData, currency) ? storedData : [];
	const there = new Set(fromServer.map(({ id }) => id));
	const usable = [...fromServer, ...fromStorage.filter(({ id }) => !there.has(id))];
	if (usable.length === 0) return next;
	const rcs = usable.find(({ id }) => id === next.selectedRcsCountry);
	const transactionRcs = rcs ? rcs.transactionRcs : (rcsData?.transactionRcs ?? null);
	return {
		...next,
		priceData: usable,
		rcsData: { transactionRcs },
		figuresCurrency: currency,
		rcsCurrency: currency,
	};
}
