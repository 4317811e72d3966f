import type { RcsPriceType } from './generated/resolvers.ts';

/** The types of the contract, in the order in which they are shown. */
export const rcsTypes = [
	'BASIC',
	'SINGLE',
	'CONVERSATION_A2P',
	'CONVERSATION_P2A',
] as const satisfies readonly RcsPriceType[];
