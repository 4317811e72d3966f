import * as client from 'openid-client';
import { getSafeRedirect } from 'payload/shared';
import { z } from 'zod';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../limits.ts';
import { seal, unseal } from '../sealed.ts';
import { provider, redirectUri } from './provider.ts';

/** The state of a sign-in that the provider is handling; a sealed cookie of the browser stores it. */
const pendingShape = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	redirect: z.string(),
});

export interface Identity {
	/** Issuer and subject: only these claims together identify a person permanently (OpenID Connect Core 1.0, 5.7). */
	subject: string;
	email: string | null;
	/** Why the address does not identify an account; null if it is verified. */
	unverified: string | null;
	/** The path on this server to redirect to after sign-in. */
	redirect: string;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * The address of a person, and the reason why it does not identify an account, if there is one. Providers differ: Cognito sends
 * `email_verified` as text, others send it from the UserInfo endpoint only, Entra not at all.
 *
 * @param isTrusted whether an address without `email_verified` counts as verified
 */
export function addressIn(
	idToken: Claims,
	userInfo: Claims,
	isTrusted: boolean,
): Pick<Identity, 'email' | 'unverified'> {
	// The two claims belong together.
	const { email, email_verified } = userInfo.email
		? userInfo
		: { ...userInfo, ...idToken, email: idToken.email };
	if (typeof email !== 'string') return { email: null, unverified: 'The claim email is missing' };
	const isVerified = String(email_verified ?? isTrusted) === 'true';
	const claim = email_verified === undefined ? 'is missing' : `is ${email_verified}`;
	return {
		email: email.toLowerCase().trim(),
		unverified: isVerified ? null : `The claim email_verified ${claim}`,
	};
}

/** Begins a sign-in. Returns the provider's URL for it, and the sealed state that the browser stores in the meantime. */
export async function startProviderSignIn(
	redirectTo: string | null,
): Promise<{ url: URL; sealedState: string }> {
	const configuration = await provider();
	const verifier = client.randomPKCECodeVerifier();
	const state = client.randomState();
	const nonce = client.randomNonce();
	const url = client.buildAuthorizationUrl(configuration, {
		redirect_uri: redirectUri,
		scope: 'openid email',
		code_challenge: await client.calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
		state,
		nonce,
	});
	const redirect = getSafeRedirect({ fallbackTo: '/admin', redirectTo: redirectTo ?? '' });
	const value = { state, nonce, verifier, redirect };
	return { url, sealedState: seal('sign-in at the provider', value, limits.openId.signInMs) };
}

/** Completes a sign-in with the query of the provider's redirect; null if the browser has no pending one. Throws for invalid responses. */
export async function finishProviderSignIn(
	query: string,
	sealedState: string,
): Promise<Identity | null> {
	const pendingSignIn = unseal('sign-in at the provider', sealedState, pendingShape);
	if (!pendingSignIn) return null;
	const configuration = await provider();
	const tokens = await client.authorizationCodeGrant(
		configuration,
		new URL(`${redirectUri}${query}`),
		{
			pkceCodeVerifier: pendingSignIn.verifier,
			expectedState: pendingSignIn.state,
			expectedNonce: pendingSignIn.nonce,
			idTokenExpected: true,
		},
	);
	const claims = tokens.claims();
	if (!claims) throw new Error('The provider sent no ID token');
	const { userinfo_endpoint } = configuration.serverMetadata();
	const userInfo =
		userinfo_endpoint && !(claims.email && claims.email_verified !== undefined)
			? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
			: {};
	return {
		subject: `${claims.iss} ${claims.sub}`,
		...addressIn(claims, userInfo, environment.OPENID_TRUST_EMAIL),
		redirect: pendingSignIn.redirect,
	};
}
