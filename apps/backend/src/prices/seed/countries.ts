import countryCodes from 'i18n-iso-countries';
import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../payload-fixes/transactions/in-transaction.ts';
import { writeRows } from '../bulk/write-rows.ts';

const namesIn = (language: string) =>
	new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });

/** Every country of ISO 3166-1 (and XK, the code in use for Kosovo) with its names. */
export function allCountries() {
	const [en, da, de] = [namesIn('en'), namesIn('da'), namesIn('de')];
	return Object.keys(countryCodes.getAlpha2Codes())
		.sort()
		.map((id) => ({
			id,
			name: en.of(id) ?? id,
			nameDa: da.of(id) ?? id,
			nameDe: de.of(id) ?? id,
		}));
}

/** Adds the countries that are missing: reference data, not samples. */
export async function ensureCountries(payload: Payload): Promise<void> {
	const { docs } = await payload.db.find<{ id: string }>({
		collection: 'countries',
		select: { id: true },
		pagination: false,
		limit: 0,
	});
	const known = new Set(docs.map(({ id }) => id));
	const missing = allCountries().filter(({ id }) => !known.has(id));
	if (missing.length === 0) return;
	const req = await createLocalReq({}, payload);
	await inTransaction(req, () => writeRows(req, 'countries', { inserts: missing }));
}
