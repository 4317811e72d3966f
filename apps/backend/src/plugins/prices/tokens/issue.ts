import {
	type CollectionAfterChangeHook,
	type CollectionBeforeChangeHook,
	ValidationError,
} from 'payload';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { hashOf, hintOf, isGenerated, isToken, newToken } from './secret.ts';

const issued = 'issuedToken';

const notGenerated = words(
	'Leave the token empty: it is generated.',
	'Lad nøglen være tom: den bliver dannet.',
	'Lassen Sie den Schlüssel leer: Er wird erzeugt.',
);

/**
 * Puts the hash in the plain token's place; generates a token where none is given. 400 for one that somebody has made up; only the environment
 * may name a token of its own. Payload validates no virtual fields, so the check is here.
 */
export const issueToken: CollectionBeforeChangeHook = ({ data, operation, context, req }) => {
	if (operation !== 'create') return data;
	const { token: ownToken, ...rest } = data;
	const token: unknown = ownToken || newToken();
	if (typeof token !== 'string' || !(req.user ? isGenerated(token) : isToken(token)))
		throw new ValidationError({
			collection: 'api-tokens',
			errors: [{ path: 'token', message: translator(req)(notGenerated) }],
			req,
		});
	context[issued] = token;
	return { ...rest, hash: hashOf(token), hint: hintOf(token) };
};

/** The answer to the request that made a token is the one place where it can be read. */
export const showOnce: CollectionAfterChangeHook = ({ doc, operation, context }) => {
	if (operation !== 'create') return doc;
	const token = context[issued];
	delete context[issued];
	return { ...doc, token };
};
