import { contractHeaders } from '@website/contracts/headers';
import type { Payload } from 'payload';
import { reachedVersion, waitForVersion } from './reached-version.ts';

/**
 * The same answer with the version of the content it is made from, at least, as a header. A request that
 * names a version waits until this backend has reached it. Anything but a whole number counts as absent.
 */
export async function withVersion(
	payload: Payload,
	request: Request,
	answer: () => Promise<Response>,
): Promise<Response> {
	const wanted = Number(request.headers.get(contractHeaders.contentAtLeast) ?? 0);
	if (Number.isSafeInteger(wanted) && wanted > reachedVersion())
		await waitForVersion(payload, wanted);
	const version = reachedVersion();
	const response = await answer();
	if (version > 0) response.headers.set(contractHeaders.contentVersion, String(version));
	return response;
}
