import type { Currency } from '@website/contracts/currencies';
import type { PriceChoice } from '#shared/prices/price-address.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import { chosenCurrency, type PriceState, type RequestState } from './state.ts';
import { parseStoredState } from './storage.ts';

type Figures = Pick<
	PriceState & RequestState,
	'priceData' | 'rcsData' | 'figuresCurrency' | 'rcsCurrency'
>;

/** The response with an entry without prices for each requested country that is missing: "no price" is a valid result. */
export function completeModels(
	response: readonly PriceModel[],
	countryIds: readonly string[],
): PriceModel[] {
	const responseIds = new Set(response.map(({ id }) => id));
	const emptyModels = countryIds
		.filter((id) => !responseIds.has(id))
		.map((id) => ({
			id,
			transactionSms: null,
			subscriptionKeyword: null,
			subscriptionNumber: null,
			transactionRcs: null,
		}));
	return [...response, ...emptyModels];
}

/** Merges a response into the existing figures; drops figures in another currency. */
export function mergeResponse(
	state: PriceState & RequestState,
	response: readonly PriceModel[],
	currency: Currency,
): Figures {
	const responseIds = new Set(response.map(({ id }) => id));
	const others =
		state.figuresCurrency === currency
			? state.priceData.filter(({ id }) => !responseIds.has(id))
			: [];
	const rcs = response.find(({ id }) => id === state.selectedRcsCountry);
	return {
		priceData: [...others, ...response],
		figuresCurrency: currency,
		rcsData: rcs ? { transactionRcs: rcs.transactionRcs } : state.rcsData,
		rcsCurrency: rcs ? currency : state.rcsCurrency,
	};
}

/** True if figures are in a currency. Stored figures don't contain their currency, so it depends on the fields with values. */
function isPricedIn(models: readonly PriceModel[], currency: Currency): boolean {
	return models.some(
		({ transactionSms: sms, transactionRcs: rcs }) =>
			(sms?.[currency] ?? null) !== null ||
			rcs?.operators.some(({ prices }) => prices.some((price) => price[currency] !== null)),
	);
}

/**
 * Merges the visitor's stored choice into the server's state, except for parameters in the URL. Stored figures are shown until new ones
 * are fetched.
 */
export function mergeStoredState<S extends PriceState & RequestState>(
	storedState: unknown,
	current: S,
	named: PriceChoice['named'] = { currency: false, countries: false },
): S {
	const { priceData: storedData = [], rcsData, ...choices } = parseStoredState(storedState);
	if (named.currency) delete choices.selectedCurrency;
	if (named.countries) delete choices.selectedCountries;
	const next = { ...current, ...choices };
	const currency = chosenCurrency(next);
	const fromServer = current.figuresCurrency === currency ? current.priceData : [];
	const fromStorage = isPricedIn(storedData, currency) ? storedData : [];
	const serverIds = new Set(fromServer.map(({ id }) => id));
	const usable = [...fromServer, ...fromStorage.filter(({ id }) => !serverIds.has(id))];
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
