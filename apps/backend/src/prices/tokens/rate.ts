import { limits } from '../../limits.ts';
import { sharedRate } from '../../peers/shared-rate.ts';

const rate = sharedRate('price-tokens', {
	points: limits.prices.ratePerToken,
	duration: limits.prices.rateSeconds,
});

/** Counts one request of a token: 0 when it may pass, otherwise the seconds until the next one may. */
export const secondsToWait = (tokenId: number | string): Promise<number> => rate(String(tokenId));
