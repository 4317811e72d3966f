import type { Endpoint } from 'payload';
import { linkEndpoints } from './links/endpoints.ts';
import { openIdEndpoints } from './openid/endpoints.ts';
import { parseBody } from './parse-body.ts';
import { notFound, respondSignedIn } from './responses.ts';
import { secondFactorEndpoints } from './second-factor/endpoints.ts';
import { credentials, signIn } from './sign-in/sign-in.ts';

/** POST /api/users/login, replaces Payload's. */
const login: Endpoint = {
	method: 'post',
	path: '/login',
	handler: async (req) => {
		const { recoveryCodes, ...session } = await signIn(req, await parseBody(req, credentials));
		return respondSignedIn(req, session, recoveryCodes ? { recoveryCodes } : {});
	},
};

/** The REST endpoints of accounts. Payload's `/logout`, `/me` and `/refresh-token` remain; registration is disabled. */
export const accountEndpoints: Endpoint[] = [
	login,
	...linkEndpoints,
	...secondFactorEndpoints,
	...openIdEndpoints,
	{ method: 'post', path: '/first-register', handler: notFound },
	{ method: 'get', path: '/init', handler: notFound },
	{ method: 'post', path: '/unlock', handler: notFound },
	{ method: 'post', path: '/verify/:id', handler: notFound },
];
