import { localeCodes } from '@website/contracts/locales';
import { createLocalReq, type Payload } from 'payload';
import { writeRows } from '../../../platform/database/write-rows.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { allCountries, type Country, positionFieldName } from '../model/country-names.ts';

const comparedFields = ['name', 'otherNames', ...localeCodes.map(positionFieldName)] as const;

/** Adds missing countries and updates the names and sort positions of the others. They are reference data, not samples. */
export async function ensureCountries(payload: Payload): Promise<void> {
	const { docs } = await payload.db.find<Country>({
		collection: 'countries',
		pagination: false,
		limit: 0,
	});
	const existingById = new Map(docs.map((country) => [country.id, country]));
	const countries = allCountries();
	const inserts = countries.filter(({ id }) => !existingById.has(id));
	const updates = countries.filter((country) => {
		const existing = existingById.get(country.id);
		return existing && comparedFields.some((field) => existing[field] !== country[field]);
	});
	if (inserts.length + updates.length === 0) return;
	const req = await createLocalReq({}, payload);
	const rows = (list: Country[]) => list.map((country) => ({ ...country }));
	await inTransaction(req, () =>
		writeRows(req, 'countries', { inserts: rows(inserts), updates: rows(updates) }),
	);
}
