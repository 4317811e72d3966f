import type { PriceApiClient } from './price-api-client.ts';
import { PriceApiError } from './price-api-error.ts';

/** Wraps the source so that failed calls are logged; those for e-mail prices with the specified message (specification section 8). */
export function withWarnings(
	source: PriceApiClient,
	warn: (message: string) => void,
): PriceApiClient {
	const withWarning = async <T>(
		read: Promise<T>,
		describeError: (error: unknown) => string,
	): Promise<T> => {
		try {
			return await read;
		} catch (error) {
			warn(describeError(error));
			throw error;
		}
	};
	return {
		prices: (query) => withWarning(source.prices(query), failureMessage),
		rcs: (query) => withWarning(source.rcs(query), failureMessage),
		countries: () => withWarning(source.countries(), failureMessage),
		emailPrices: () => withWarning(source.emailPrices(), emailFailureMessage),
		changes: () => withWarning(source.changes(), failureMessage),
	};
}

function failureMessage(error: unknown): string {
	return error instanceof PriceApiError ? error.message : 'price API: unexpected failure';
}

function emailFailureMessage(error: unknown): string {
	return `Error fetching email prices: ${statusText(error)}`;
}

function statusText(error: unknown): string {
	if (!(error instanceof PriceApiError)) return 'unexpected failure';
	return error.statusText || String(error.status ?? error.reason);
}
