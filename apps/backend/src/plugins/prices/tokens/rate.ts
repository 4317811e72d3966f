import { consume } from '../../../platform/cluster/shared-rate.ts';

/** Counts one request of a token. Returns 0 if it is allowed, otherwise the seconds until the next request is allowed. */
export const secondsToWait = (tokenId: number | string): Promise<number> =>
	consume('priceToken', String(tokenId));
