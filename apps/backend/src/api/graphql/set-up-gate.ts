import { notSetUpCode } from '@website/contracts/not-set-up';
import type { Payload } from 'payload';
import { catchUp } from '../../platform/content-versions/applied-version.ts';
import { readOpenSetup } from '../../platform/database/setup-state.ts';

/**
 * Returns the response to all content operations while the site is not set up, or `null` afterwards. Detects with the next request
 * that another process has finished the set-up, such as `npm run admin -- setup`.
 */
export function setUpGate(payload: Payload): () => Promise<Response | null> {
	let isReady = false;
	let wasOpen = false;
	return async () => {
		if (isReady) return null;
		if (await readOpenSetup(payload)) {
			wasOpen = true;
			const message = 'The site has not been set up';
			return Response.json({ errors: [{ message, extensions: { code: notSetUpCode } }] });
		}
		if (wasOpen) await catchUp(payload);
		isReady = true;
		return null;
	};
}
