import { defaultLocale, localeCodes } from '@website/contracts/locales';
import countryCodes from 'i18n-iso-countries';
import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../payload-fixes/transactions/in-transaction.ts';
import { writeRows } from '../bulk/write-rows.ts';

const namesIn = (language: string) =>
	new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });

export interface Country {
	id: string;
	/** In the site's default language. */
	name: string;
	/** In the site's other languages, each name once, with commas between. */
	otherNames: string;
}

/** Every country of ISO 3166-1 (and XK, the code in use for Kosovo) with its names in the site's languages. */
export function allCountries(): Country[] {
	const others = localeCodes.filter((code) => code !== defaultLocale);
	const names = [defaultLocale, ...others].map(namesIn);
	return Object.keys(countryCodes.getAlpha2Codes())
		.sort()
		.map((id) => {
			const [name = id, ...otherNames] = names.map((language) => language.of(id) ?? id);
			return { id, name, otherNames: [...new Set(otherNames)].join(', ') };
		});
}

/** Adds the countries that are missing and brings the names of the others up to date: reference data, not samples. */
export async function ensureCountries(payload: Payload): Promise<void> {
	const { docs } = await payload.db.find<Country>({
		collection: 'countries',
		pagination: false,
		limit: 0,
	});
	const stored = new Map(docs.map((country) => [country.id, country]));
	const countries = allCountries();
	const inserts = countries.filter(({ id }) => !stored.has(id));
	const updates = countries.filter(({ id, name, otherNames }) => {
		const known = stored.get(id);
		return known && (known.name !== name || known.otherNames !== otherNames);
	});
	if (inserts.length + updates.length === 0) return;
	const req = await createLocalReq({}, payload);
	const rows = (list: Country[]) => list.map((country) => ({ ...country }));
	await inTransaction(req, () =>
		writeRows(req, 'countries', { inserts: rows(inserts), updates: rows(updates) }),
	);
}
