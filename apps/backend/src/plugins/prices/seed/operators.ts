import { mccMncPattern } from '@website/contracts/operators';
import mccMncList, { type Operator } from 'mcc-mnc-list';
import { allCountries } from '../model/country-names.ts';

// Networks of railways and emergency services; satellites belong to no country.
const closed = /^(gsm-r|tetra|satellite|iden|mcptt)/i;

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
		// In India a license covers one region, which the list keeps in place of the operator.
		region: countryIso === 'IN' && record.brand ? record.operator : null,
		note: 'From the npm package mcc-mnc-list',
		zone: record.mcc.slice(0, 1),
		virtual: /mvno/i.test(record.bands ?? ''),
	};
}

/** Networks in operation, one for each country and code, sorted; from the npm package mcc-mnc-list. */
export function operatorSamples(): OperatorSample[] {
	const isCountry = new Set(allCountries().map(({ id }) => id));
	const samples = new Map<string, OperatorSample>();
	for (const record of mccMncList.filter({ statusCode: 'Operational' })) {
		const name = record.brand || record.operator;
		if (!name || closed.test(record.bands ?? '')) continue;
		for (const country of (record.countryCode ?? '').split('/')) {
			const one = sample(record, country, name);
			if (!isCountry.has(country) || !mccMncPattern.test(one.mccMnc)) continue;
			samples.set(`${country} ${one.mccMnc}`, one);
		}
	}
	const keys = [...samples.keys()].sort();
	return keys.flatMap((key) => samples.get(key) ?? []);
}
