import type { RcsPriceType } from '@website/contracts/prices-types';
import type { Row } from '../../../platform/database/write-rows.ts';
import { pick } from './chance.ts';
import { complete, sampleNote, validFrom } from './exceptions.ts';
import type { OperatorSample } from './operators.ts';
import { sampleAmounts } from './rate.ts';

const most = 6;

/** Price of each type in hundredths of the country's SMS price. */
const shares: Record<RcsPriceType, number> = {
	BASIC: 70,
	SINGLE: 115,
	CONVERSATION_A2P: 190,
	CONVERSATION_P2A: 90,
};

/** Two of three countries have RCS in the samples. */
export const hasRcs = (country: string): boolean =>
	complete.has(country) || pick(3, 'rcs', country) > 0;

/** The largest operators of a country, each by the first of its networks; the more networks, the larger. */
export function rcsOperators<Found extends OperatorSample>(operators: readonly Found[]): Found[] {
	const own = operators.filter(({ virtual }) => !virtual);
	const networks = (name: string) => own.filter((one) => one.name === name).length;
	const firsts = own.filter(
		({ name }, index) => own.findIndex((one) => one.name === name) === index,
	);
	return firsts.sort((one, other) => networks(other.name) - networks(one.name)).slice(0, most);
}

/** Sample RCS prices of one operator; some sell no conversations. */
export function rcsSamples(operator: number | string, network: string, sms: number): Row[] {
	const conversations = pick(5, 'conversations', network) > 0;
	const base = sms + pick(60, 'rcs', network) * 100;
	const row = ([type, share]: [string, number]): Row => ({
		operator,
		type,
		...sampleAmounts(Math.round((base * share) / 10_000) * 100),
		validFrom,
		note: sampleNote,
	});
	return Object.entries(shares)
		.filter(([type]) => conversations || !type.startsWith('CONVERSATION'))
		.map(row);
}
