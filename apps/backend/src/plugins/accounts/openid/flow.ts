import * as client from 'openid-client';
import { getSafeRedirect } from 'payload/shared';
import { z } from 'zod';
import { limits } from '../../../platform/limits.ts';
import { seal, unseal } from '../sealed.ts';
import { callbackAddress, provider } from './provider.ts';

/** What has to be remembered while somebody is at the provider; their browser keeps it, sealed. */
const begun = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	redirect: z.string(),
});

export interface Identity {
	/** Issuer and subject: the only claims that identify somebody for good (OpenID Connect Core 1.0, 5.7). */
	subject: string;
	email: string | null;
	isVerified: boolean;
	/** Where they wanted to go, on this server. */
	redirect: string;
}

/** Begins a sign-in: the provider's address for it, and what the browser has to keep meanwhile. */
export async function beginAtProvider(
	redirectTo: string | null,
): Promise<{ address: URL; pending: string }> {
	const configuration = await provider();
	const verifier = client.randomPKCECodeVerifier();
	const state = client.randomState();
	const nonce = client.randomNonce();
	const address = client.buildAuthorizationUrl(configuration, {
		redirect_uri: callbackAddress,
		scope: 'openid email',
		code_challenge: await client.calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
		state,
		nonce,
	});
	const redirect = getSafeRedirect({ fallbackTo: '/admin', redirectTo: redirectTo ?? '' });
	const value = { state, nonce, verifier, redirect };
	return { address, pending: seal('sign-in at the provider', value, limits.openId.signInMs) };
}

/** Ends a sign-in with what the provider sent back; null where this browser has begun none. Throws what is wrong with it. */
export async function endAtProvider(query: string, pending: string): Promise<Identity | null> {
	const known = unseal('sign-in at the provider', pending, begun);
	if (!known) return null;
	const configuration = await provider();
	const tokens = await client.authorizationCodeGrant(
		configuration,
		new URL(`${callbackAddress}${query}`),
		{
			pkceCodeVerifier: known.verifier,
			expectedState: known.state,
			expectedNonce: known.nonce,
			idTokenExpected: true,
		},
	);
	const claims = tokens.claims();
	if (!claims) throw new Error('The provider sent no ID token');
	// Many providers put the address into the user information only.
	const { email, email_verified } =
		typeof claims.email === 'string'
			? claims
			: await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
	return {
		subject: `${claims.iss} ${claims.sub}`,
		email: typeof email === 'string' ? email.toLowerCase().trim() : null,
		isVerified: email_verified === true,
		redirect: known.redirect,
	};
}
