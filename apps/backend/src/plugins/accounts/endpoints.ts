import type { Endpoint } from 'payload';
import { endpoint } from '../../platform/http/endpoint.ts';
import { linkEndpoints } from './links/endpoints.ts';
import { openIdEndpoints } from './openid/endpoints.ts';
import { notFound, parseBody, respondSignedIn } from './responses.ts';
import { secondFactorEndpoints } from './second-factor/endpoints.ts';
import { credentials, signIn } from './sign-in/sign-in.ts';

/** POST /api/users/login, replaces Payload's. */
const login = endpoint('post', '/login', async (req) => {
	const { recoveryCodes, ...session } = await signIn(req, await parseBody(req, credentials));
	return respondSignedIn(req, session, recoveryCodes ? { recoveryCodes } : {});
});

/** The REST endpoints of accounts. Payload's `/logout`, `/me` and `/refresh-token` remain; registration is disabled. */
export const accountEndpoints: Endpoint[] = [
	login,
	...linkEndpoints,
	...secondFactorEndpoints,
	...openIdEndpoints,
	endpoint('post', '/first-register', notFound),
	endpoint('get', '/init', notFound),
	endpoint('post', '/unlock', notFound),
	endpoint('post', '/verify/:id', notFound),
];
