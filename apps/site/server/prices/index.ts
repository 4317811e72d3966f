import type { ContentVersion } from '#shared/http/content-version.ts';
import { parseArguments } from './declared-arguments.ts';
import { LeftOutRows } from './fitting-rows.ts';
import { createPriceApiClient } from './price-api-client.ts';
import { PriceCache } from './price-cache.ts';
import { StoredPrices } from './stored-prices.ts';

export { createPricesRoutes } from './routes.ts';
export { PriceCache, StoredPrices };

interface Options {
	environment: {
		PRICE_API_URL: string;
		PRICE_API_TOKEN: string;
		APP_HOST_URL: string;
		PRICE_API_VALID_FROM: 'ask' | 'yes' | 'no';
		PRICE_API_ARGUMENTS?: string | undefined;
	};
	logger: { warn(message: string): void };
	version?: ContentVersion;
	storedPrices?: StoredPrices;
}

/** Creates the cached price API, which loaders read and the routes serve. */
export function createPriceApi({
	environment,
	logger,
	version,
	storedPrices,
}: Options): PriceCache {
	const leftOut = new LeftOutRows((message) => logger.warn(message));
	return new PriceCache({
		source: createPriceApiClient({
			priceApiUrl: environment.PRICE_API_URL,
			token: environment.PRICE_API_TOKEN,
			appHostUrl: environment.APP_HOST_URL,
			...(version ? { version } : {}),
			validFrom: environment.PRICE_API_VALID_FROM,
			args: environment.PRICE_API_ARGUMENTS
				? parseArguments(environment.PRICE_API_ARGUMENTS)
				: undefined,
			onLeftOut: (name, rows) => leftOut.report(name, rows),
		}),
		leftOut,
		warn: (message) => logger.warn(message),
		storedPrices,
	});
}
