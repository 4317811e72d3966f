import { priceQueries } from '@website/contracts/price-queries';
import type { ProgramEnvironments } from '../../scripts/starter/programs.ts';
import type { Timing } from './measurement.ts';
import { time } from './timing.ts';

const { full, rcs } = priceQueries.extended;
const defaults = ['US', 'DE', 'FR'];

/** Times the site's queries to the price API, with its token. Their total number is well below the rate limit. */
export async function timePriceApi(
	{ site }: ProgramEnvironments,
	countries: readonly string[],
): Promise<Timing[]> {
	const { PRICE_API_URL = '', APP_HOST_URL = '', PRICE_API_TOKEN = '' } = site;
	const authorization = `Bearer ${PRICE_API_TOKEN}`;
	const request = (query: string, list?: readonly string[]) =>
		fetch(PRICE_API_URL, {
			method: 'POST',
			headers: { 'content-type': 'application/json', authorization },
			body: JSON.stringify({
				query,
				variables: { priceModelListCurrency: 'EUR', ...(list && { countries: list }) },
			}),
		});
	const countryOf = (round: number) => [countries[round % countries.length] ?? 'DK'];
	const email = () => fetch(`${APP_HOST_URL}/api/v1/prices/email`, { headers: { authorization } });
	return [
		await time('everything, one country after the other', 60, (round) =>
			request(full, countryOf(round)),
		),
		await time('RCS only, one country after the other', 60, (round) =>
			request(rcs, countryOf(round)),
		),
		await time('everything, the three default countries', 40, () => request(full, defaults)),
		await time('SMS country list', 40, () => request(priceQueries.smsCountries)),
		await time('e-mail prices', 40, email),
		await time('everything, every country', 1, () => request(full)),
	];
}

export async function timeSite(
	{ site }: ProgramEnvironments,
	countries: readonly string[],
): Promise<Timing[]> {
	const request = (path: string) =>
		fetch(site.SITE_URL + path, { headers: { 'accept-encoding': 'identity' } });
	const country = (round: number) => countries[round % countries.length] ?? 'DK';
	return [
		await time('/api/prices, three countries', 40, () =>
			request(`/api/prices?currency=EUR&countries=${defaults.join()}`),
		),
		await time('/api/prices, one new country after the other', 60, (round) =>
			request(`/api/prices?currency=EUR&countries=${country(round)}`),
		),
		await time('/api/prices/rcs, one country after the other', 40, (round) =>
			request(`/api/prices/rcs?currency=EUR&countries=${country(round)}`),
		),
		await time('/api/prices/summary', 40, () => request('/api/prices/summary?currency=EUR')),
		await time('/api/prices/operators, another search each time', 40, (round) =>
			request(`/api/prices/operators?search=nordic+${round}`),
		),
		await time('/prices/eur.csv, every price', 1, () => request('/prices/eur.csv')),
	];
}
