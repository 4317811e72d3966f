import * as client from 'openid-client';
import { environment } from '../../../platform/environment.ts';
import { processMemory } from '../../../platform/process-memory.ts';
import { limits } from '../limits.ts';

const { OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = environment;

export const hasProvider = OPENID_ISSUER !== undefined;

/** The redirect URI, to be registered with the provider. */
export const redirectUri = `${environment.BACKEND_URL}/api/users/openid/callback`;

const configurations = processMemory(
	'openid provider',
	() => new Map<string, Promise<client.Configuration>>(),
);

/** The provider's configuration (OpenID Connect Discovery 1.0), fetched once; a failed request is not cached. */
export function provider(): Promise<client.Configuration> {
	if (!OPENID_ISSUER || !OPENID_CLIENT_ID) throw new Error('No OpenID provider is configured');
	const cached = configurations().get(OPENID_ISSUER);
	if (cached) return cached;
	const issuer = new URL(OPENID_ISSUER);
	const response = client.discovery(issuer, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, undefined, {
		timeout: limits.openId.timeoutMs / 1000,
		// The environment schema allows http only for localhost.
		...(issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
	});
	configurations().set(OPENID_ISSUER, response);
	response.catch(() => configurations().delete(OPENID_ISSUER));
	return response;
}
