/** RCS message types in the order in which they are shown (specification section 9). */
export const rcsTypes = ['BASIC', 'SINGLE', 'CONVERSATION_A2P', 'CONVERSATION_P2A'] as const;

export type RcsType = (typeof rcsTypes)[number];

/** The type a lookup of an RCS price uses unless another is asked for (specification section 9). */
export const defaultRcsType: RcsType = 'BASIC';
