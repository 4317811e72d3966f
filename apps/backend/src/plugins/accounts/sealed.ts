import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretValues, signingSecret } from '@website/contracts/signatures';
import type { z } from 'zod';
import { environment } from '../../platform/environment.ts';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** The purpose of a sealed value; unsealing it for another purpose fails. */
export type Purpose =
	| 'known browser'
	| 'enrollment'
	| 'one-time secret'
	| 'sign-in at the provider';

const keyFor = (purpose: Purpose, secret: string): Uint8Array =>
	new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts and authenticates a value for a cookie, a response or the database; without a lifetime it never expires. */
export function seal(purpose: Purpose, value: unknown, lifetimeMs?: number): string {
	const nonce = randomBytes(lengths.nonce);
	const encryption = createCipheriv(
		cipher,
		keyFor(purpose, signingSecret(environment.PAYLOAD_SECRET)),
		nonce,
	);
	const expires = lifetimeMs === undefined ? null : Date.now() + lifetimeMs;
	const text = JSON.stringify({ expires, value });
	const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
	return Buffer.concat([nonce, encryption.getAuthTag(), body]).toString('base64url');
}

/** The text of a sealed value; null if none of the values of `PAYLOAD_SECRET` has sealed it for this purpose. */
function decrypt(purpose: Purpose, sealed: string): string | null {
	const bytes = Buffer.from(sealed, 'base64url');
	const nonce = bytes.subarray(0, lengths.nonce);
	const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag);
	const body = bytes.subarray(lengths.nonce + lengths.tag);
	for (const secret of secretValues(environment.PAYLOAD_SECRET)) {
		try {
			const decryption = createDecipheriv(cipher, keyFor(purpose, secret), nonce, {
				authTagLength: lengths.tag,
			}).setAuthTag(tag);
			return Buffer.concat([decryption.update(body), decryption.final()]).toString('utf8');
		} catch {
			// Clients can send any value, so an invalid one is expected and not logged.
		}
	}
	return null;
}

/** Decrypts a sealed value; null if it has another key, purpose or shape, was modified or has expired. */
export function unseal<Value>(
	purpose: Purpose,
	sealed: string,
	shape: z.ZodType<Value>,
): Value | null {
	const text = decrypt(purpose, sealed);
	if (text === null) return null;
	const { expires, value } = JSON.parse(text);
	if (expires !== null && expires < Date.now()) return null;
	return shape.safeParse(value).data ?? null;
}
