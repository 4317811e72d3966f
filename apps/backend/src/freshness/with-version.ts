import type { Payload } from 'payload';
import { reachedVersion, waitForVersion } from './reached-version.ts';

/**
 * The same answer with the version of the content it is made from, at least, as `x-content-version`. A request that names a version in
 * `x-content-at-least` waits until this backend has reached it. Anything but a whole number counts as absent.
 */
export async function withVersion(
	payload: Payload,
	request: Request,
	answer: () => Promise<Response>,
): Promise<Response> {
	const wanted = Number(request.headers.get('x-content-at-least') ?? 0);
	if (Number.isSafeInteger(wanted) && wanted > reachedVersion())
		await waitForVersion(payload, wanted);
	const version = reachedVersion();
	const response = await answer();
	if (version > 0) response.headers.set('x-content-version', String(version));
	return response;
}
