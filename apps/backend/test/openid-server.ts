import { createServer } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import Provider from 'oidc-provider';

/** The claims of an account at the provider. */
export interface ProviderAccount {
	email?: string;
	email_verified?: boolean | string;
}

export interface OpenIdServer {
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** Sets the account that is signed in at the provider. `null` refuses the sign-in. */
	setAccount(subject: string | null, claims?: ProviderAccount): void;
	/** Sets values of the provider's discovery. */
	announce(metadata: Record<string, string>): void;
	close(): void;
}

const clientId = 'editors';
/** With characters that HTTP Basic carries only if they are encoded as in a form (RFC 6749, 2.3.1). */
const clientSecret = 'a secret+of:the provider, 100 %';

/** What discovery may leave out (OpenID Connect Discovery 1.0, 3). */
const optionalMetadata = [
	'token_endpoint_auth_methods_supported',
	'userinfo_signing_alg_values_supported',
];

/**
 * A certified OpenID provider on this machine. Its account is always signed in and consents to everything. It expects the secret by
 * HTTP Basic and signs its UserInfo responses (`application/jwt`), both without listing them.
 */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
	const http = createServer();
	const { origin: issuer, close } = await listen(http);
	let currentSubject: string | null = null;
	const announced: Record<string, string> = {};
	const accounts = new Map<string, ProviderAccount>();
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: clientId,
				client_secret: clientSecret,
				redirect_uris: [redirectUri],
				token_endpoint_auth_method: 'client_secret_basic',
				userinfo_signed_response_alg: 'RS256',
			},
		],
		claims: { email: ['email', 'email_verified'], openid: ['sub'] },
		features: { devInteractions: { enabled: false }, jwtUserinfo: { enabled: true } },
		ttl: {
			AccessToken: 60,
			AuthorizationCode: 60,
			Grant: 60,
			IdToken: 60,
			Interaction: 60,
			Session: 60,
		},
		cookies: { keys: ['a key for cookies'] },
		findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
		interactions: { url: (_, { uid }) => `/interaction/${uid}` },
		loadExistingGrant: async ({ oidc }) => {
			const grant = new oidc.provider.Grant({
				clientId,
				accountId: oidc.session?.accountId ?? '',
			});
			grant.addOIDCScope('openid email');
			await grant.save();
			return grant;
		},
	});
	provider.use(async (context, next) => {
		await next();
		if (!context.path.startsWith('/.well-known/')) return;
		for (const name of optionalMetadata) delete Object(context.body)[name];
		Object.assign(Object(context.body), announced);
	});
	const handle = provider.callback();
	http.on('request', async (request, response) => {
		if (!request.url?.startsWith('/interaction/')) return handle(request, response);
		const result = currentSubject
			? { login: { accountId: currentSubject } }
			: { error: 'access_denied', error_description: 'Refused' };
		await provider.interactionFinished(request, response, result);
	});
	return {
		issuer,
		clientId,
		clientSecret,
		setAccount(subject, claims = {}) {
			currentSubject = subject;
			if (subject) accounts.set(subject, claims);
		},
		announce: (metadata) => void Object.assign(announced, metadata),
		close,
	};
}
