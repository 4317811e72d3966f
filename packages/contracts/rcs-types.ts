/** RCS message types in the order shown (specification section 9). */
export const rcsTypes = ['BASIC', 'SINGLE', 'CONVERSATION_A2P', 'CONVERSATION_P2A'] as const;

export type RcsType = (typeof rcsTypes)[number];
