/** What a price API may offer beyond the specification (section 3): the first day of each price. */
export interface Offered {
	validFrom: boolean;
}

/** The variants of the price query (specification section 7). */
export interface PriceQueries {
	/** All prices of the countries. */
	full: string;
	/** RCS prices only. */
	rcs: string;
	/** The countries that have an SMS price; asked in EUR. */
	smsCountries: string;
}

function query(name: string, fields: string): string {
	return `query ${name}($priceModelListCurrency: Currency, $countries: [String!]) {
	priceModelList(currency: $priceModelListCurrency, countries: $countries) { id ${fields} }
}`;
}

/** The queries with the fields of the specification, and with what else the price API offers. */
export function priceQueries({ validFrom }: Offered): PriceQueries {
	const extra = validFrom ? ' validFrom' : '';
	const sms = `transactionSms { DKK DKKpremium EUR EURpremium country${extra} }`;
	const subscription = `{ DKK DKKfee EUR EURfee country${extra} }`;
	const rcs = `transactionRcs { country operators { operator { countryIso id mccMnc name region } prices { DKK EUR type${extra} } } }`;
	return {
		full: query(
			'priceModelList',
			`${sms} subscriptionKeyword ${subscription} subscriptionNumber ${subscription} ${rcs}`,
		),
		rcs: query('rcsPriceModelList', rcs),
		smsCountries: query('smsCountryList', 'transactionSms { country }'),
	};
}

/** Asks whether prices have a first day, of one country. */
export const validFromProbe = query(
	'priceDays',
	'transactionSms { validFrom } subscriptionKeyword { validFrom } subscriptionNumber { validFrom } transactionRcs { operators { prices { validFrom } } }',
);
