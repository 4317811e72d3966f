import type { SitePrices } from '../site-prices.ts';
import { completeModels, mergeResponse } from './price-data.ts';
import { chosenCurrency, type PriceState, type RequestState } from './state.ts';

/** Allows one call at a time: starting another one aborts the signal of the first, whose late result must be ignored. */
function createLatest() {
	let current: AbortController | null = null;
	return {
		start(): AbortSignal {
			current?.abort();
			current = new AbortController();
			return current.signal;
		},
		end(signal: AbortSignal): void {
			if (current?.signal === signal) current = null;
		},
		cancel(): void {
			current?.abort();
			current = null;
		},
		isRunning: () => current !== null,
	};
}

type State = PriceState & RequestState;
type Change = Partial<State> | ((state: State) => Partial<State>);

/** The outcome of a call. A superseded call was replaced by a later one and changed nothing. */
export type Outcome = 'loaded' | 'empty' | 'failed' | 'superseded';

export type PriceRequests = ReturnType<typeof createPriceRequests>;

/** The store's calls. `loading` is also cleared on failure (section 4). A later call aborts the pending one of the same kind. */
export function createPriceRequests(
	client: SitePrices,
	set: (change: Change) => void,
	get: () => State,
) {
	const pricesCall = createLatest();
	const rcsCall = createLatest();
	const isLoading = () => pricesCall.isRunning() || rcsCall.isRunning();
	const currency = () => chosenCurrency(get());

	return {
		/** The full variant, merged into `priceData`. */
		async prices(
			countries: readonly string[],
			onError: (error: unknown) => void,
		): Promise<Outcome> {
			const signal = pricesCall.start();
			const requestCurrency = currency();
			set({ loading: true, failed: false });
			try {
				const response = await client.prices({ currency: requestCurrency, countries }, signal);
				if (signal.aborted) return 'superseded';
				const isUseless = response.length === 0 && get().figuresCurrency !== requestCurrency;
				if (isUseless) set({ failed: true });
				else
					set((state) =>
						mergeResponse(state, completeModels(response, countries), requestCurrency),
					);
				return response.length > 0 ? 'loaded' : 'empty';
			} catch (error) {
				if (signal.aborted) return 'superseded';
				onError(error);
				set({ failed: true });
				return 'failed';
			} finally {
				pricesCall.end(signal);
				set({ loading: isLoading() });
			}
		},

		/** The RCS-only variant for one country, with its logged warnings (section 8). */
		async rcs(country: string): Promise<void> {
			const signal = rcsCall.start();
			const requestCurrency = currency();
			set({ loading: true, failed: false });
			try {
				const query = { currency: requestCurrency, countries: [country] };
				const response = await client.rcs(query, signal);
				if (signal.aborted) return;
				const transactionRcs = response.find(({ id }) => id === country)?.transactionRcs ?? null;
				if (!transactionRcs) console.warn('No RCS data received from API');
				set({ rcsData: { transactionRcs }, rcsCurrency: requestCurrency });
			} catch (error) {
				if (signal.aborted) return;
				console.warn('Failed to fetch RCS price data:', error);
				set({ rcsData: { transactionRcs: null }, failed: true });
			} finally {
				rcsCall.end(signal);
				set({ loading: isLoading() });
			}
		},

		cancelPrices(): void {
			pricesCall.cancel();
			set({ loading: isLoading(), failed: false });
		},

		/** Shows loaded RCS prices and cancels a pending fetch. */
		showRcs(rcsData: PriceState['rcsData']): void {
			rcsCall.cancel();
			set({ rcsData, rcsCurrency: get().figuresCurrency, loading: isLoading() });
		},
	};
}
