/** Why something that was asked for has no cost, the most pressing first. */
export const noCosts = ['unreadable', 'unavailable', 'onRequest', 'notOffered'] as const;
export type NoCost = (typeof noCosts)[number];
