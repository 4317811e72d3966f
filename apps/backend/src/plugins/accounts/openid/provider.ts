import * as client from 'openid-client';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';
import { processMemory } from '../../../platform/process-memory.ts';

const { OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = environment;

export const hasProvider = OPENID_ISSUER !== undefined;

/** Where the provider sends people back to; to be registered there. */
export const callbackAddress = `${environment.BACKEND_URL}/api/users/openid/callback`;

const known = processMemory(
	'openid provider',
	() => new Map<string, Promise<client.Configuration>>(),
);

/** What the provider says of itself (OpenID Connect Discovery 1.0); asked once, and again after a failure. */
export function provider(): Promise<client.Configuration> {
	if (!OPENID_ISSUER || !OPENID_CLIENT_ID) throw new Error('No OpenID provider is configured');
	const asked = known().get(OPENID_ISSUER);
	if (asked) return asked;
	const issuer = new URL(OPENID_ISSUER);
	const response = client.discovery(issuer, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, undefined, {
		timeout: limits.openId.timeoutMs / 1000,
		// The environment allows http on the machine itself only.
		...(issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
	});
	known().set(OPENID_ISSUER, response);
	response.catch(() => known().delete(OPENID_ISSUER));
	return response;
}
