import type { PriceApiClient } from './price-api-client.ts';
import { PriceApiError } from './price-api-error.ts';

/** The source with a note about every call that fails; of e-mail prices the specified one (specification section 8). */
export function withWarnings(
	source: PriceApiClient,
	warn: (message: string) => void,
): PriceApiClient {
	const noted = async <T>(read: Promise<T>, noteOf: (error: unknown) => string): Promise<T> => {
		try {
			return await read;
		} catch (error) {
			warn(noteOf(error));
			throw error;
		}
	};
	return {
		prices: (query) => noted(source.prices(query), failure),
		rcs: (query) => noted(source.rcs(query), failure),
		countries: () => noted(source.countries(), failure),
		emailPrices: () => noted(source.emailPrices(), emailFailure),
		changes: () => noted(source.changes(), failure),
	};
}

function failure(error: unknown): string {
	return error instanceof PriceApiError ? error.message : 'price API: unexpected failure';
}

function emailFailure(error: unknown): string {
	return `Error fetching email prices: ${statusText(error)}`;
}

function statusText(error: unknown): string {
	if (!(error instanceof PriceApiError)) return 'unexpected failure';
	return error.statusText || String(error.status ?? error.reason);
}
