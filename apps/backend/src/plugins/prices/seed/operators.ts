import { mccMncPattern } from '@website/contracts/operators';
import mccMncList, { type Operator } from 'mcc-mnc-list';
import { allCountries } from '../model/country-names.ts';

// Excludes networks of railways, emergency services and companies, and satellites, which belong to no country.
const excludedBands = /^(gsm-r|tetra|satellite|iden|mcptt)/i;

export interface OperatorSample {
	countryIso: string;
	mccMnc: string;
	name: string;
	region: string | null;
	note: string;
	/** First digit of the country code: 2 Europe, 3 North America, 4 Asia, 5 Oceania, 6 Africa, 7 South America. */
	zone: string;
	virtual: boolean;
}

function sample(record: Operator, countryIso: string, name: string): OperatorSample {
	return {
		countryIso,
		mccMnc: record.mcc + record.mnc,
		name: name.slice(0, 200),
		// In India a license covers one region, which the list has in place of the operator.
		region: countryIso === 'IN' && record.brand ? record.operator : null,
		note: 'From the npm package mcc-mnc-list',
		zone: record.mcc.slice(0, 1),
		virtual: /mvno/i.test(record.bands ?? ''),
	};
}

/** Operational networks of the npm package mcc-mnc-list, unique by country and code, sorted. */
export function operatorSamples(): OperatorSample[] {
	const countryIds = new Set(allCountries().map(({ id }) => id));
	const samples = new Map<string, OperatorSample>();
	for (const record of mccMncList.filter({ statusCode: 'Operational' })) {
		const name = record.brand || record.operator;
		if (!name || name === 'private networks' || excludedBands.test(record.bands ?? '')) continue;
		for (const country of (record.countryCode ?? '').split('/')) {
			const operator = sample(record, country, name);
			if (!countryIds.has(country) || !mccMncPattern.test(operator.mccMnc)) continue;
			samples.set(`${country} ${operator.mccMnc}`, operator);
		}
	}
	const keys = [...samples.keys()].sort();
	return keys.flatMap((key) => samples.get(key) ?? []);
}
