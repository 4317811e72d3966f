import {
	type CollectionAfterChangeHook,
	type CollectionBeforeChangeHook,
	ValidationError,
} from 'payload';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { hashToken, isGenerated, isToken, newToken, tokenHint } from './secret.ts';

const contextKey = 'issuedToken';

const customTokenError = words(
	'Leave the token empty: it is generated.',
	'Lad nøglen være tom: Den bliver dannet.',
	'Lassen Sie den Schlüssel leer: Er wird erzeugt.',
);

/**
 * Replaces the plain token with its hash, and generates a token if the request has none. Users may only send generated tokens, otherwise
 * the response is a 400; a custom token can be set in the environment. The check is here because Payload does not validate virtual fields.
 */
export const issueToken: CollectionBeforeChangeHook = ({ data, operation, context, req }) => {
	if (operation !== 'create') return data;
	const { token: providedToken, ...rest } = data;
	const token: unknown = providedToken || newToken();
	if (typeof token !== 'string' || !(req.user ? isGenerated(token) : isToken(token)))
		throw new ValidationError({
			collection: 'api-tokens',
			errors: [{ path: 'token', message: translator(req)(customTokenError) }],
			req,
		});
	context[contextKey] = token;
	return { ...rest, hash: hashToken(token), hint: tokenHint(token) };
};

/** Adds the token to the response of the request that creates it. It cannot be read again. */
export const returnTokenOnce: CollectionAfterChangeHook = ({ doc, operation, context }) => {
	if (operation !== 'create') return doc;
	const token = context[contextKey];
	delete context[contextKey];
	return { ...doc, token };
};
