import { currencies } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import {
	argumentsText,
	type PriceArguments,
} from '../../apps/site/server/prices/declared-arguments.ts';
import type { LeftOutRow } from '../../apps/site/server/prices/fitting-rows.ts';
import type { PriceApiClient } from '../../apps/site/server/prices/price-api-client.ts';
import { createPriceApiClient } from '../../apps/site/server/prices/price-api-client.ts';
import { PriceApiError } from '../../apps/site/server/prices/price-api-error.ts';
import type { Finding } from './report.ts';

/** Longer than the site's timeout, so that a slow list is reported with its prices. */
const timeout = 60_000;
/** Rows that do not fit, of each request. */
const shownProblems = 5;

interface PriceApiAddress {
	priceApiUrl: string;
	appHostUrl: string;
	token: string;
}

function reasonOf(error: unknown): string {
	if (error instanceof PriceApiError) return error.message;
	throw error;
}

/**
 * Sends all requests of the site to a price API and an app host (specification section 7), and reports the results: the number of prices,
 * or the error.
 */
export async function checkPriceApi(address: PriceApiAddress): Promise<Finding[]> {
	let argumentsNote = 'as in the contract';
	const onArguments = (priceArguments: PriceArguments) => {
		argumentsNote = `sent as declared: ${argumentsText(priceArguments)}`;
	};
	let leftOut: LeftOutRow[] = [];
	const onLeftOut = (_source: string, rows: LeftOutRow[]) => {
		leftOut = rows;
	};
	const sourceWith = (validFrom: 'yes' | 'no') =>
		createPriceApiClient({ ...address, timeout, validFrom, onArguments, onLeftOut });

	async function check<T>(
		name: string,
		read: (source: PriceApiClient) => Promise<readonly T[]>,
		fault: (rows: readonly T[]) => string | null = () => null,
	): Promise<Finding> {
		try {
			const rows = await read(sourceWith('no'));
			const problems = [
				fault(rows) ?? [],
				leftOut.map(({ path, reason }) => `left out: ${path}: ${reason}`),
			].flat();
			const ok = rows.length > 0 && problems.length === 0;
			const note = [`${rows.length} found`, ...problems.slice(0, shownProblems)].join('; ');
			return { name, level: 'specified', ok, note };
		} catch (error) {
			return { name, level: 'specified', ok: false, note: reasonOf(error) };
		}
	}

	const list = await sourceWith('no')
		.prices({ currency: defaultCurrency(), countries: [] })
		.catch(() => []);
	const countryId = list[0]?.id ?? 'DK';
	const oneCountry = { currency: defaultCurrency(), countries: [countryId] };
	const otherCountries = (rows: readonly { id: string }[]) =>
		rows.some(({ id }) => id !== countryId) ? 'the response contains other countries too' : null;

	const argumentsOfQuery = (ok: boolean): Finding => ({
		name: 'arguments of priceModelList',
		level: 'specified',
		ok,
		note: ok ? argumentsNote : 'no response',
	});

	return [
		argumentsOfQuery(list.length > 0),
		...(await checkEveryCurrency()),
		await check(
			`prices of one country, ${countryId}`,
			(source) => source.prices(oneCountry),
			otherCountries,
		),
		await check('e-mail prices', (source) => source.emailPrices()),
		await checkValidFrom(),
	];

	async function checkEveryCurrency(): Promise<Finding[]> {
		const findings: Finding[] = [];
		for (const currency of currencies) {
			const name = `prices of all countries in ${currency}`;
			findings.push(await check(name, (source) => source.prices({ currency, countries: [] })));
		}
		return findings;
	}

	async function checkValidFrom(): Promise<Finding> {
		const name = 'validFrom, the first day of a price';
		try {
			await sourceWith('yes').prices(oneCountry);
			return { name, level: 'more', ok: true, note: 'known' };
		} catch (error) {
			const note = `${reasonOf(error)}; without it the site shows no dates`;
			return { name, level: 'more', ok: false, note };
		}
	}
}
