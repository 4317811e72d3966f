/** The variants of the price query (specification section 7). Tests validate them against the contract. */

const sms = 'transactionSms { DKK DKKpremium EUR EURpremium country validFrom }';
const subscription = '{ DKK DKKfee EUR EURfee country validFrom }';
const rcs =
	'transactionRcs { country operators { operator { countryIso id mccMnc name region } prices { DKK EUR type validFrom } } }';

function query(name: string, fields: string): string {
	return `query ${name}($priceModelListCurrency: Currency, $countries: [String!]) {
	priceModelList(currency: $priceModelListCurrency, countries: $countries) { id ${fields} }
}`;
}

/** All prices of the countries. */
export const fullQuery = query(
	'priceModelList',
	`${sms} subscriptionKeyword ${subscription} subscriptionNumber ${subscription} ${rcs}`,
);

/** RCS prices only. */
export const rcsQuery = query('rcsPriceModelList', rcs);

/** The countries that have an SMS price; asked in EUR. */
export const smsCountriesQuery = query('smsCountryList', 'transactionSms { country }');
