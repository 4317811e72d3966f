import type { Payload } from 'payload';
import { consume } from '../../../platform/cluster/shared-rate.ts';
import { errorResponse } from '../../../platform/http/errors/error-response.ts';
import { limits } from '../../../platform/limits.ts';
import { type ActiveToken, activeTokens } from './active-tokens.ts';
import type { Scope } from './scopes.ts';
import { areEqualHashes, hashToken } from './secret.ts';

/** Counts one request of a token. Returns 0 if it is allowed, otherwise the seconds until the next request is allowed. */
export const secondsToWait = (tokenId: number | string): Promise<number> =>
	consume('priceToken', String(tokenId));

const realm = 'Bearer realm="prices"';

const refusals = {
	missing: () =>
		errorResponse(401, 'A bearer token is required', 'UNAUTHENTICATED', {
			'www-authenticate': realm,
		}),
	invalid: () =>
		errorResponse(403, 'The bearer token is invalid', 'FORBIDDEN', {
			'www-authenticate': `${realm}, error="invalid_token"`,
		}),
	scope: (scope: Scope) =>
		errorResponse(403, `The bearer token does not cover ${scope}`, 'FORBIDDEN', {
			'www-authenticate': `${realm}, error="insufficient_scope", scope="${scope}"`,
		}),
	rate: (seconds: number) =>
		errorResponse(429, `Too many requests; try again in ${seconds} s`, 'RATE_LIMITED', {
			'retry-after': String(seconds),
		}),
};

/** The token of an Authorization header. The scheme is case-insensitive. */
export function bearerToken(header: string | null): string | undefined {
	const match = /^bearer +(\S+) *$/i.exec(header ?? '');
	return match?.[1];
}

/** Compares the hash with every active token, even after a match, so that the response time does not reveal the match. */
function findToken(tokens: readonly ActiveToken[], hash: string): ActiveToken | undefined {
	let result: ActiveToken | undefined;
	for (const token of tokens) if (areEqualHashes(token.hash, hash)) result = token;
	return result;
}

function recordUse(payload: Payload, token: ActiveToken, now: number): void {
	if (now - token.lastUsedAt < limits.prices.lastUsedSeconds * 1000) return;
	token.lastUsedAt = now;
	// Bypasses the hooks, because recording the use is not a change of the token.
	payload.db
		.updateOne({
			collection: 'api-tokens',
			id: token.id,
			data: { lastUsedAt: new Date(now).toISOString() },
			returning: false,
		})
		.catch((cause: unknown) =>
			payload.logger.warn({ err: cause, msg: 'The last use of a token could not be recorded' }),
		);
}

/**
 * Authorizes a request. Returns undefined if it is allowed, otherwise the response: 401 without a token, 403 for an invalid token or a
 * missing scope, 429 above the rate limit (section 6).
 */
export async function authorize(
	payload: Payload,
	request: Request,
	scope: Scope,
): Promise<Response | undefined> {
	const secret = bearerToken(request.headers.get('authorization'));
	if (!secret) return refusals.missing();
	const token = findToken(await activeTokens(payload), hashToken(secret));
	if (!token || token.expiresAt <= Date.now()) return refusals.invalid();
	const seconds = await secondsToWait(token.id);
	if (seconds > 0) return refusals.rate(seconds);
	if (!token.scopes.includes(scope)) return refusals.scope(scope);
	recordUse(payload, token, Date.now());
	return undefined;
}
