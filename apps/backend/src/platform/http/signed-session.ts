import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import { environment } from '../environment.ts';

/** The key that Payload derives from a secret. */
export const payloadKey = (secret: string): string =>
	createHash('sha256').update(secret).digest('hex').slice(0, 32);

const keys = secretValues(environment.PAYLOAD_SECRET).map(payloadKey);

function expiresAt(claims: string): number {
	try {
		return Number(JSON.parse(Buffer.from(claims, 'base64url').toString()).exp);
	} catch {
		return 0;
	}
}

/** True if this program has signed a session's token (JWT, HS256) and it has not expired. The session may have been ended since. */
export function isSignedSession(token = ''): boolean {
	const [header, claims = '', signature = ''] = token.split('.');
	const bytes = Buffer.from(signature, 'base64url');
	const isSigned = keys.some((key) => {
		const expected = createHmac('sha256', key).update(`${header}.${claims}`).digest();
		return bytes.length === expected.length && timingSafeEqual(bytes, expected);
	});
	return isSigned && expiresAt(claims) > Date.now() / 1000;
}
