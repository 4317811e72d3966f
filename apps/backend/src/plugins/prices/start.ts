import type { Payload } from 'payload';
import { mayImportDemo } from '../../platform/database/setup-state.ts';
import { ensureCountries } from './seed/countries.ts';
import { seedPrices } from './seed/index.ts';
import { ensureEnvironmentToken } from './tokens/environment-token.ts';

/** At every start: the countries of ISO 3166, the environment's token, and with SEED_DEMO sample prices where there are none. */
export async function startPrices(payload: Payload): Promise<void> {
	await ensureCountries(payload);
	await ensureEnvironmentToken(payload);
	if (await mayImportDemo(payload)) await seedPrices(payload);
}
