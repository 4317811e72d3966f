import * as client from 'openid-client';
import { z } from 'zod';
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

const secretSenders = [
	['client_secret_basic', client.ClientSecretBasic],
	['client_secret_post', client.ClientSecretPost],
	['client_secret_jwt', client.ClientSecretJwt],
] as const;

/**
 * Sends the secret as the provider's discovery lists it; HTTP Basic if it lists nothing (OpenID Connect Discovery 1.0, 3). Basic encodes
 * it as a form does (RFC 6749, 2.3.1).
 */
export const authenticate: client.ClientAuth = (server, ...request) => {
	const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
	const isListed = ([method]: (typeof secretSenders)[number]) => methods.includes(method);
	const [, sender] = secretSenders.find(isListed) ?? secretSenders[0];
	sender()(server, ...request);
};

/** A provider that signs UserInfo without listing its algorithms uses those of the ID token. */
const fetchProvider: client.CustomFetch = async (url, { body, ...options }) => {
	// The types of a view on shared memory, which no request has, and of a missing body differ from those of `fetch`.
	const bytes = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
	const response = await fetch(url, { ...options, body: bytes });
	if (!url.includes('/.well-known/') || !response.ok) return response;
	const metadata = z.looseObject({}).parse(await response.json());
	const algorithms = metadata.id_token_signing_alg_values_supported;
	return Response.json({ userinfo_signing_alg_values_supported: algorithms, ...metadata });
};

const issuers = z.object({
	expected: z.string(),
	body: z.object({ issuer: z.string() }).optional(),
	claims: z.object({ iss: z.string() }).optional(),
});

/** Why a request to the provider failed, with both issuers if it names another one than `OPENID_ISSUER`. */
export function providerProblem(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { data } = issuers.safeParse(error.cause);
	const named = data?.claims?.iss ?? data?.body?.issuer;
	if (data && named && named !== data.expected)
		return `OPENID_ISSUER is ${OPENID_ISSUER}, the provider calls itself ${named}: they must be the same, a slash at the end included`;
	if (error.cause instanceof Error) return providerProblem(error.cause);
	return error.message;
}

/** The provider's configuration (OpenID Connect Discovery 1.0), fetched once; a failed request is not cached. */
export function provider(): Promise<client.Configuration> {
	if (!OPENID_ISSUER || !OPENID_CLIENT_ID) throw new Error('No OpenID provider is configured');
	const cached = configurations().get(OPENID_ISSUER);
	if (cached) return cached;
	const issuer = new URL(OPENID_ISSUER);
	const response = client.discovery(issuer, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, authenticate, {
		[client.customFetch]: fetchProvider,
		timeout: limits.openId.timeoutMs / 1000,
		// The environment schema allows http only for localhost.
		...(issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
	});
	configurations().set(OPENID_ISSUER, response);
	response.catch(() => configurations().delete(OPENID_ISSUER));
	return response;
}
