/** Countries of the samples that stand for a case of their own. */
export const noPrices = new Set(['AQ', 'BV', 'CU', 'HM', 'IR', 'KP', 'SY', 'TF', 'UM']);
export const freeCountry = 'LI';

/** They have everything, whatever the hash says: the ones that visitors see first. */
export const complete = new Set(['DE', 'DK', 'FR', 'GB', 'NO', 'SE', 'US']);

/** They have an earlier price and an announced one beside the valid one. */
export const withHistory = new Set(['DE', 'DK', 'NL', 'US']);

export const sampleNote = 'Sample price, not an offer';
export const validFrom = '2026-01-01';
export const earlier = '2025-01-01';
export const announced = '2030-01-01';
