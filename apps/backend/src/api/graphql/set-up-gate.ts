import { notSetUpCode } from '@website/contracts/not-set-up';
import type { Payload } from 'payload';
import { catchUp } from '../../platform/content-versions/reached-version.ts';
import { readOpenSetup } from '../../platform/database/setup-state.ts';

/**
 * The answer to every content operation while the site's set-up is open; null once there is content to answer with. A set-up that
 * another process finishes, such as `npm run admin -- setup`, is noticed with the next request.
 */
export function setUpGate(payload: Payload): () => Promise<Response | null> {
	let isPassed = false;
	let wasClosed = false;
	return async () => {
		if (isPassed) return null;
		if (await readOpenSetup(payload)) {
			wasClosed = true;
			const message = 'The site has not been set up';
			return Response.json({ errors: [{ message, extensions: { code: notSetUpCode } }] });
		}
		if (wasClosed) await catchUp(payload);
		isPassed = true;
		return null;
	};
}
