import type { RcsPriceType } from '@website/contracts/prices-types';
import type { Row } from '../../../platform/database/write-rows.ts';
import { completeCountries, pick, sampleAmounts, sampleNote, validFrom } from './exceptions.ts';
import type { OperatorSample } from './operators.ts';

const maxOperators = 6;

/** The price of each type in percent of the country's SMS price. */
const shares: Record<RcsPriceType, number> = {
	BASIC: 70,
	SINGLE: 115,
	CONVERSATION_A2P: 190,
	CONVERSATION_P2A: 90,
};

/** Two of three countries have RCS in the samples. */
export const hasRcs = (country: string): boolean =>
	completeCountries.has(country) || pick(3, 'rcs', country) > 0;

/** The operators of a country with the most networks, each represented by its first network. */
export function rcsOperators<Sample extends OperatorSample>(
	operators: readonly Sample[],
): Sample[] {
	const networkOperators = operators.filter(({ virtual }) => !virtual);
	const networks = (name: string) =>
		networkOperators.filter((operator) => operator.name === name).length;
	const firstNetworks = networkOperators.filter(
		({ name }, index) => networkOperators.findIndex((operator) => operator.name === name) === index,
	);
	return firstNetworks.sort((a, b) => networks(b.name) - networks(a.name)).slice(0, maxOperators);
}

/** Sample RCS prices of one operator; some operators have no conversation prices. */
export function rcsSamples(operator: number | string, network: string, sms: number): Row[] {
	const hasConversations = pick(5, 'conversations', network) > 0;
	const base = sms + pick(60, 'rcs', network) * 100;
	const row = ([type, share]: [string, number]): Row => ({
		operator,
		type,
		...sampleAmounts(Math.round((base * share) / 10_000) * 100),
		validFrom,
		note: sampleNote,
	});
	return Object.entries(shares)
		.filter(([type]) => hasConversations || !type.startsWith('CONVERSATION'))
		.map(row);
}
