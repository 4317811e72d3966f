import type { PayloadRequest } from 'payload';
import type { OperatorRow } from '../model/rows.ts';

export interface Lookups {
	countries: ReadonlySet<string>;
	operator: (country: string, mccMnc: string) => OperatorRow | undefined;
	operatorById: (id: unknown) => OperatorRow | undefined;
}

export async function loadLookups(req: PayloadRequest): Promise<Lookups> {
	const all = { pagination: false, limit: 0, req } as const;
	const { db } = req.payload;
	const countries = await db.find<{ id: string }>({ collection: 'countries', ...all });
	const operators = await db.find<OperatorRow>({ collection: 'operators', ...all });
	const byCode = new Map(operators.docs.map((row) => [`${row.countryIso} ${row.mccMnc}`, row]));
	const byId = new Map(operators.docs.map((row) => [String(row.id), row]));
	return {
		countries: new Set(countries.docs.map(({ id }) => id)),
		operator: (country, mccMnc) => byCode.get(`${country} ${mccMnc}`),
		operatorById: (id) => byId.get(String(id)),
	};
}
