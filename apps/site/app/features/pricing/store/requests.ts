import { defaultCurrency } from '@website/contracts/site-currencies';
import type { SitePrices } from '../site-prices.ts';
import { createLatest } from './latest.ts';
import { completeModels, merged } from './price-data.ts';
import type { PriceState, RequestState } from './state.ts';

type State = PriceState & RequestState;
type Change = Partial<State> | ((state: State) => Partial<State>);

/** What became of a call; a superseded one was replaced by a later call and changed nothing. */
export type Outcome = 'answered' | 'empty' | 'failed' | 'superseded';

export type PriceRequests = ReturnType<typeof createPriceRequests>;

/** The store's calls. `loading` is cleared on failure too (section 4); a later call aborts the earlier one of its kind. */
export function createPriceRequests(
	client: SitePrices,
	set: (change: Change) => void,
	get: () => State,
) {
	const pricesCall = createLatest();
	const rcsCall = createLatest();
	const stillLoading = () => pricesCall.isRunning() || rcsCall.isRunning();
	const currency = () => get().selectedCurrency || defaultCurrency();

	return {
		/** The full variant, merged into `priceData`. */
		async prices(
			countries: readonly string[],
			onError: (error: unknown) => void,
		): Promise<Outcome> {
			const run = pricesCall.start();
			const wantedCurrency = currency();
			set({ loading: true, failed: false });
			try {
				const response = await client.prices({ currency: wantedCurrency, countries }, run.signal);
				if (!run.isLatest()) return 'superseded';
				const useless = response.length === 0 && get().figuresCurrency !== wantedCurrency;
				if (useless) set({ failed: true });
				else set((state) => merged(state, completeModels(response, countries), wantedCurrency));
				return response.length > 0 ? 'answered' : 'empty';
			} catch (error) {
				if (!run.isLatest()) return 'superseded';
				onError(error);
				set({ failed: true });
				return 'failed';
			} finally {
				run.end();
				set({ loading: stillLoading() });
			}
		},

		/** The RCS-only variant for one country, with its logged warnings (section 8). */
		async rcs(country: string): Promise<void> {
			const run = rcsCall.start();
			const wantedCurrency = currency();
			set({ loading: true, failed: false });
			try {
				const response = await client.rcs(
					{ currency: wantedCurrency, countries: [country] },
					run.signal,
				);
				if (!run.isLatest()) return;
				const transactionRcs = response.find(({ id }) => id === country)?.transactionRcs ?? null;
				if (!transactionRcs) console.warn('No RCS data received from API');
				set({ rcsData: { transactionRcs }, rcsCurrency: wantedCurrency });
			} catch (error) {
				if (!run.isLatest()) return;
				console.warn('Failed to fetch RCS price data:', error);
				set({ rcsData: { transactionRcs: null }, failed: true });
			} finally {
				run.end();
				set({ loading: stillLoading() });
			}
		},

		cancelPrices(): void {
			pricesCall.cancel();
			set({ loading: stillLoading(), failed: false });
		},

		/** Shows RCS prices that are there already, in place of any being fetched. */
		showRcs(rcsData: PriceState['rcsData']): void {
			rcsCall.cancel();
			set({ rcsData, rcsCurrency: get().figuresCurrency, loading: stillLoading() });
		},
	};
}
