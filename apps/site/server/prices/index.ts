import { type CachedPriceApi, createCachedPriceApi } from './cached-price-api.ts';
import { createPriceSource } from './price-client.ts';

export { createPricesRoutes } from './routes.ts';
export type { CachedPriceApi };

interface Options {
	environment: { PRICE_API_URL: string; PRICE_API_TOKEN: string; APP_HOST_URL: string };
	logger: { warn(message: string): void };
}

/** The program's one price API: what loaders read the first paint from, and the routes serve. */
export function createPriceApi({ environment, logger }: Options): CachedPriceApi {
	return createCachedPriceApi({
		source: createPriceSource({
			priceApiUrl: environment.PRICE_API_URL,
			token: environment.PRICE_API_TOKEN,
			appHostUrl: environment.APP_HOST_URL,
		}),
		warn: (message) => logger.warn(message),
	});
}
