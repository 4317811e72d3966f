import { consume } from '../../../platform/cluster/shared-rate.ts';

/** Counts one request of a token: 0 when it may pass, otherwise the seconds until the next one may. */
export const secondsToWait = (tokenId: number | string): Promise<number> =>
	consume('priceToken', String(tokenId));
