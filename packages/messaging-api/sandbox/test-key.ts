import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '../../platform/environment.ts';

const pattern = /^sk_test_([A-Za-z0-9_-]{24})([A-Za-z0-9_-]{16})$/;

const derived = (
	purpose: string,
	of: string,
	bytes: number,
	encoding: 'base64url' | 'hex' = 'base64url',
): string =>
	createHmac('sha256', environment.PAYLOAD_SECRET)
		.update(`sandbox.${purpose}.${of}`)
		.digest()
		.subarray(0, bytes)
		.toString(encoding);

/** A new test key. Nothing of it is stored: it carries its own proof, so every backend with the same secret knows it. */
export function makeTestKey(): string {
	const random = randomBytes(18).toString('base64url');
	return `sk_test_${random}${derived('key', random, 12)}`;
}

/** The inspector that belongs to a key: an id that nobody can guess, in lower case as addresses of the site are; undefined for what is no test key of ours. */
export function inspectorOf(key: string | undefined): string | undefined {
	const [, random, proof] = pattern.exec(key ?? '') ?? [];
	if (!random || !proof) return undefined;
	const isGenuine = timingSafeEqual(Buffer.from(proof), Buffer.from(derived('key', random, 12)));
	return isGenuine ? derived('inspector', random, 18, 'hex') : undefined;
}

/** What signs events to an inspector, or to one of its webhooks. */
export const webhookSecret = (inspector: string, webhook = ''): string =>
	`whsec_${derived('secret', `${inspector}.${webhook}`, 24)}`;

/** The key that a request carries as bearer token (RFC 6750). */
export const keyOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
	/^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
