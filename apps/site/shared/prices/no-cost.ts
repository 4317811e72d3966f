/** Reasons why a selected item has no cost, by priority. */
export const noCosts = ['unreadable', 'unavailable', 'onRequest', 'notOffered'] as const;
export type NoCost = (typeof noCosts)[number];
