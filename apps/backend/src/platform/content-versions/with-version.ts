import { contractHeaders } from '@website/contracts/headers';
import type { Payload } from 'payload';
import { reachedVersion, waitForVersion } from './reached-version.ts';

/** The answer with the version it is made from as a header; a request that names a version waits until it is reached. */
export async function withVersion(
	payload: Payload,
	request: Request,
	answer: () => Promise<Response>,
): Promise<Response> {
	const minimum = Number(request.headers.get(contractHeaders.contentAtLeast) ?? 0);
	if (Number.isSafeInteger(minimum) && minimum > reachedVersion())
		await waitForVersion(payload, minimum);
	const version = reachedVersion();
	const response = await answer();
	if (version > 0) response.headers.set(contractHeaders.contentVersion, String(version));
	return response;
}
