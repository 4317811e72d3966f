import { currencies } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import {
	argumentsText,
	type PriceArguments,
} from '../../apps/site/server/prices/declared-arguments.ts';
import type { PriceApiClient } from '../../apps/site/server/prices/price-api-client.ts';
import { createPriceApiClient } from '../../apps/site/server/prices/price-api-client.ts';
import { PriceApiError } from '../../apps/site/server/prices/price-api-error.ts';
import type { Finding } from './report.ts';

/** A whole list may take longer than what the site, which reads it in parts, waits for one answer. */
const timeout = 60_000;

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
 * Asks a price API and an app host everything the site asks of them (specification section 7), and says what came: how much,
 * what had to be left out, or why nothing did.
 */
export async function checkPriceApi(address: PriceApiAddress): Promise<Finding[]> {
	let declared = 'as in the contract';
	const onArguments = (priceArguments: PriceArguments) => {
		declared = `sent as declared: ${argumentsText(priceArguments)}`;
	};
	const sourceWith = (warn: (message: string) => void, validFrom: 'yes' | 'no' = 'no') =>
		createPriceApiClient({ ...address, timeout, validFrom, warn, onArguments });

	async function ask<T>(
		name: string,
		read: (source: PriceApiClient) => Promise<readonly T[]>,
		fault: (rows: readonly T[]) => string | null = () => null,
	): Promise<Finding> {
		const notes: string[] = [];
		try {
			const rows = await read(sourceWith((message) => notes.push(message)));
			const problem = fault(rows);
			if (problem) notes.push(problem);
			const ok = rows.length > 0 && notes.length === 0;
			return { name, level: 'specified', ok, note: [`${rows.length} found`, ...notes].join('; ') };
		} catch (error) {
			return { name, level: 'specified', ok: false, note: reasonOf(error) };
		}
	}

	const countries = await sourceWith(() => {})
		.countries()
		.catch(() => []);
	const one = countries[0]?.id ?? 'DK';
	const ofOne = { currency: defaultCurrency(), countries: [one] };
	const others = (rows: readonly { id: string }[]) =>
		rows.some(({ id }) => id !== one) ? 'other countries were answered too' : null;

	const argumentsOfQuery = (ok: boolean): Finding => ({
		name: 'arguments of priceModelList',
		level: 'specified',
		ok,
		note: ok ? declared : 'no answer',
	});

	return [
		argumentsOfQuery(countries.length > 0),
		await ask('countries with an SMS price', (source) => source.countries()),
		...(await inEveryCurrency()),
		await ask(`prices of one country, ${one}`, (source) => source.prices(ofOne), others),
		await ask(`RCS prices of one country, ${one}`, (source) => source.rcs(ofOne), others),
		await ask('e-mail prices', (source) => source.emailPrices()),
		await firstDays(),
	];

	async function inEveryCurrency(): Promise<Finding[]> {
		const findings: Finding[] = [];
		for (const currency of currencies) {
			const name = `prices of all countries in ${currency}`;
			findings.push(await ask(name, (source) => source.prices({ currency, countries: [] })));
		}
		return findings;
	}

	async function firstDays(): Promise<Finding> {
		const name = 'validFrom, the first day of a price';
		try {
			await sourceWith(() => {}, 'yes').prices(ofOne);
			return { name, level: 'more', ok: true, note: 'known' };
		} catch (error) {
			const note = `${reasonOf(error)}; without it the site shows no dates`;
			return { name, level: 'more', ok: false, note };
		}
	}
}
