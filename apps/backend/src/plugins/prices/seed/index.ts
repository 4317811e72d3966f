import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { hasAny } from '../../../platform/database/setup-state.ts';
import { type Row, writeRows } from '../../../platform/database/write-rows.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { queueRevalidation, quietContext } from '../../revalidation/api.ts';
import { today } from '../collections/today.ts';
import { allCountries } from '../model/country-names.ts';
import { ensureCountries } from './countries.ts';
import { countriesWithoutPrices } from './exceptions.ts';
import { type OperatorSample, operatorSamples } from './operators.ts';
import { hasRcs, rcsOperators, rcsSamples } from './rcs.ts';
import { smsAmount, smsSamples } from './sms.ts';
import { emailSamples, subscriptionSamples } from './subscriptions.ts';

type StoredOperator = OperatorSample & { id: number | string };

async function writeOperators(req: PayloadRequest): Promise<Map<string, StoredOperator[]>> {
	const samples = operatorSamples();
	const inserts = samples.map(({ zone: _zone, virtual: _virtual, ...row }): Row => row);
	const rows = await writeRows(req, 'operators', { inserts });
	const ids = new Map(rows.map(({ id, countryIso, mccMnc }) => [`${countryIso} ${mccMnc}`, id]));
	const rowsWithIds = samples.flatMap((operator) => {
		const id = ids.get(`${operator.countryIso} ${operator.mccMnc}`);
		return id === undefined ? [] : [{ ...operator, id }];
	});
	return Map.groupBy(rowsWithIds, ({ countryIso }) => countryIso);
}

async function writePrices(
	req: PayloadRequest,
	operators: Map<string, StoredOperator[]>,
): Promise<number> {
	const sms: Row[] = [];
	const subscriptions: Row[] = [];
	const rcs: Row[] = [];
	for (const { id: country } of allCountries()) {
		const countryOperators = operators.get(country);
		const zone = countryOperators?.[0]?.zone;
		if (!countryOperators || !zone || countriesWithoutPrices.has(country)) continue;
		sms.push(...smsSamples(country, zone, today()));
		subscriptions.push(...subscriptionSamples(country));
		if (!hasRcs(country)) continue;
		for (const { id, mccMnc } of rcsOperators(countryOperators)) {
			rcs.push(...rcsSamples(id, mccMnc, smsAmount(country, zone)));
		}
	}
	await writeRows(req, 'sms-prices', { inserts: sms });
	await writeRows(req, 'subscription-prices', { inserts: subscriptions });
	await writeRows(req, 'rcs-prices', { inserts: rcs });
	await writeRows(req, 'email-price-tiers', { inserts: emailSamples });
	return sms.length + subscriptions.length + rcs.length + emailSamples.length;
}

/** Fills empty price lists with real operators and marked sample prices, in one transaction. Returns the numbers of created rows. */
export async function seedPrices(payload: Payload): Promise<{ operators: number; prices: number }> {
	await ensureCountries(payload);
	if (await hasAny(payload, 'operators')) return { operators: 0, prices: 0 };
	const req = await createLocalReq({ context: quietContext }, payload);
	return inTransaction(req, async () => {
		const operators = await writeOperators(req);
		const prices = await writePrices(req, operators);
		await queueRevalidation(req, ['prices']);
		return { operators: [...operators.values()].flat().length, prices };
	});
}
