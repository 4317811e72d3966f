import type { Payload } from 'payload';
import { canImportDemo } from '../../platform/database/setup-state.ts';
import { ensureCountries } from './seed/countries.ts';
import { seedPrices } from './seed/index.ts';

/** On each start: updates countries, and adds sample prices to empty lists if the demo may be imported. */
export async function startPrices(payload: Payload): Promise<void> {
	await ensureCountries(payload);
	if (await canImportDemo(payload)) await seedPrices(payload);
}
