import { contractHeaders } from '@website/contracts/headers';
import type { Payload } from 'payload';
import { appliedVersion, waitForVersion } from './applied-version.ts';

/** Adds the content's version to the response as a header; a request that requires a version waits until it is applied. */
export async function withVersion(
	payload: Payload,
	request: Request,
	respond: () => Promise<Response>,
): Promise<Response> {
	const minimum = Number(request.headers.get(contractHeaders.contentAtLeast) ?? 0);
	if (Number.isSafeInteger(minimum) && minimum > appliedVersion())
		await waitForVersion(payload, minimum);
	const version = appliedVersion();
	const response = await respond();
	if (version > 0) response.headers.set(contractHeaders.contentVersion, String(version));
	return response;
}
