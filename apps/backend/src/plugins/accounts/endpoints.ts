import type { Endpoint } from 'payload';
import { answerSignedIn, noSuchThing } from './answers.ts';
import { linkEndpoints } from './links/endpoints.ts';
import { openIdEndpoints } from './openid/endpoints.ts';
import { parseBody } from './parse-body.ts';
import { secondFactorEndpoints } from './second-factor/endpoints.ts';
import { credentials, signIn } from './sign-in/sign-in.ts';

/** POST /api/users/login in place of Payload's own. */
const login: Endpoint = {
	method: 'post',
	path: '/login',
	handler: async (req) => {
		const { recoveryCodes, ...signedIn } = await signIn(req, await parseBody(req, credentials));
		return answerSignedIn(req, signedIn, recoveryCodes ? { recoveryCodes } : {});
	},
};

/** Accounts by REST: of Payload's own `/logout`, `/me` and `/refresh-token` stay; nobody registers from outside. */
export const accountEndpoints: Endpoint[] = [
	login,
	...linkEndpoints,
	...secondFactorEndpoints,
	...openIdEndpoints,
	{ method: 'post', path: '/first-register', handler: noSuchThing },
	{ method: 'get', path: '/init', handler: noSuchThing },
	{ method: 'post', path: '/unlock', handler: noSuchThing },
	{ method: 'post', path: '/verify/:id', handler: noSuchThing },
];
