import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { hashOf, hintOf, newToken } from './secret.ts';

const issued = 'issuedToken';

/** Puts the hash in the plain token's place; makes a token up where none is given. */
export const issueToken: CollectionBeforeChangeHook = ({ data, operation, context }) => {
	if (operation !== 'create') return data;
	const { token: given, ...stored } = data;
	const token = typeof given === 'string' && given !== '' ? given : newToken();
	context[issued] = token;
	return { ...stored, hash: hashOf(token), hint: hintOf(token) };
};

/** The answer to the request that made a token is the one place where it can be read. */
export const showOnce: CollectionAfterChangeHook = ({ doc, operation, context }) => {
	if (operation !== 'create') return doc;
	const token = context[issued];
	delete context[issued];
	return { ...doc, token };
};
