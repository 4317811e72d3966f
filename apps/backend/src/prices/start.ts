import type { Payload } from 'payload';
import { ensureCountries } from './seed/countries.ts';
import { ensureEnvironmentToken } from './tokens/environment-token.ts';

/** What the price API needs whenever the program starts: the countries of ISO 3166 and the environment's token. */
export async function startPrices(payload: Payload): Promise<void> {
	await ensureCountries(payload);
	await ensureEnvironmentToken(payload);
}
