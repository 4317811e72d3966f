import type { ContentVersion } from '../../app/http/content-version.ts';
import { type CachedPriceApi, createCachedPriceApi } from './cached-price-api.ts';
import { KeptPrices } from './kept-prices.ts';
import { createPriceSource } from './price-client.ts';

export { createPricesRoutes } from './routes.ts';
export { type CachedPriceApi, KeptPrices };

interface Options {
	environment: {
		PRICE_API_URL: string;
		PRICE_API_TOKEN: string;
		APP_HOST_URL: string;
		PRICE_API_VALID_FROM: 'ask' | 'yes' | 'no';
	};
	logger: { warn(message: string): void };
	version?: ContentVersion;
	/** What stands in after a restart while the price API can't be read. */
	kept?: KeptPrices;
}

/** The program's one price API: what loaders read the first paint from, and the routes serve. */
export function createPriceApi({ environment, logger, version, kept }: Options): CachedPriceApi {
	return createCachedPriceApi({
		source: createPriceSource({
			priceApiUrl: environment.PRICE_API_URL,
			token: environment.PRICE_API_TOKEN,
			appHostUrl: environment.APP_HOST_URL,
			...(version ? { version } : {}),
			validFrom: environment.PRICE_API_VALID_FROM,
			warn: (message) => logger.warn(message),
		}),
		warn: (message) => logger.warn(message),
		kept,
	});
}
