import type { CollectionSlug, PayloadRequest } from 'payload';
import type { OpenList } from '../../../platform/csv/csv-list.ts';
import { csvProblems } from '../../../platform/csv/problem.ts';
import type { Row, StoredRow } from '../../../platform/database/write-rows.ts';
import type { OperatorRow } from '../model/rows.ts';

/** The collections of prices, whose lists are imported. */
export type ListSlug =
	| 'operators'
	| 'sms-prices'
	| 'subscription-prices'
	| 'rcs-prices'
	| 'email-price-tiers';

export type Conversion = Pick<OpenList<Row, StoredRow>, 'toCells' | 'toRow'>;

export async function readAll<Stored>(req: PayloadRequest, collection: CollectionSlug) {
	const all = { pagination: false, limit: 0, req } as const;
	return (await req.payload.db.find<Stored>({ collection, ...all })).docs;
}

/** A file names an operator by its country and code. */
export async function withOperators(req: PayloadRequest): Promise<Conversion> {
	const operators = await readAll<OperatorRow>(req, 'operators');
	const byCode = new Map(operators.map((row) => [`${row.countryIso} ${row.mccMnc}`, row]));
	const byId = new Map(operators.map((row) => [String(row.id), row]));
	return {
		toCells: ({ operator, ...rest }) => {
			const { countryIso: country, mccMnc, name } = byId.get(String(operator)) ?? {};
			return { country, mccMnc, operatorName: name, ...rest };
		},
		toRow: ({ country, mccMnc, ...rest }) => {
			const operator = byCode.get(`${country} ${mccMnc}`);
			if (operator) return { operator: operator.id, ...rest };
			const message = csvProblems.operator(String(country), String(mccMnc));
			return [{ column: 'mccMnc', message }];
		},
	};
}
