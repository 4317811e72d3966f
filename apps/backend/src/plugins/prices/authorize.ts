import { createHash, timingSafeEqual } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import type { Payload } from 'payload';
import { consume } from '../../platform/cluster/shared-rate.ts';
import { environment } from '../../platform/environment.ts';
import { errorResponse } from '../../platform/http/endpoint.ts';

/** What a token that an earlier release issued may read. */
type Scope = 'prices' | 'email-prices';

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
	rate: (seconds: number) =>
		errorResponse(429, `Too many requests; try again in ${seconds} s`, 'RATE_LIMITED', {
			'retry-after': String(seconds),
		}),
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token of an Authorization header. The scheme is case-insensitive. */
export const bearerToken = (header: string | null): string | undefined =>
	/^bearer +(\S+) *$/i.exec(header ?? '')?.[1];

/** True for a value of PRICE_API_TOKEN. Compares with each in constant time. */
const isInEnvironment = (hash: string): boolean =>
	secretValues(environment.PRICE_API_TOKEN ?? '').filter(
		(value) => value !== '' && timingSafeEqual(Buffer.from(hashOf(value)), Buffer.from(hash)),
	).length > 0;

/** True for a token that an administrator issued with an earlier release, for this scope, and has neither revoked nor let expire. */
async function isIssued(payload: Payload, hash: string, scope: Scope): Promise<boolean> {
	const token = await payload.db.findOne<{
		id: number;
		scopes: Scope[];
		expiresAt?: string | null;
	}>({
		collection: 'api-tokens',
		where: {
			and: [
				{ hash: { equals: hash } },
				{ active: { equals: true } },
				{ fromEnvironment: { not_equals: true } },
			],
		},
	});
	if (!token?.scopes.includes(scope)) return false;
	return !token.expiresAt || Date.parse(token.expiresAt) > Date.now();
}

/**
 * Authorizes a request. Returns undefined if it is allowed, otherwise the response: 401 without a token, 403 for an invalid one, 429 above
 * the rate limit of a token (section 6).
 */
export async function authorize(
	payload: Payload,
	request: Request,
	scope: Scope,
): Promise<Response | undefined> {
	const token = bearerToken(request.headers.get('authorization'));
	if (!token) return refusals.missing();
	const hash = hashOf(token);
	if (!isInEnvironment(hash) && !(await isIssued(payload, hash, scope))) return refusals.invalid();
	const seconds = await consume('priceToken', hash);
	return seconds > 0 ? refusals.rate(seconds) : undefined;
}
