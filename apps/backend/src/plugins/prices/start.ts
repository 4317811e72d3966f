import type { Payload } from 'payload';
import { canImportDemo } from '../../platform/database/setup-state.ts';
import { ensureCountries } from './seed/countries.ts';
import { seedPrices } from './seed/index.ts';
import { ensureEnvironmentToken } from './tokens/environment-token.ts';

/** On each start: updates countries and the environment's token, and adds sample prices to empty lists if the demo may be imported. */
export async function startPrices(payload: Payload): Promise<void> {
	await ensureCountries(payload);
	await ensureEnvironmentToken(payload);
	if (await canImportDemo(payload)) await seedPrices(payload);
}
