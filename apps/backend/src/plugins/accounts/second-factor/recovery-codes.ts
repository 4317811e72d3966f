import { createHmac, randomInt } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../limits.ts';

/** Omits letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Codes of twelve characters in three groups, 59 bits each. Each works for one sign-in (NIST SP 800-63B, 3.1.2). */
export function newRecoveryCodes(): string[] {
	const letters = () =>
		Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
	const code = () => Array.from({ length: groups }, letters).join('-');
	return Array.from({ length: limits.secondFactor.recoveryCodes }, code);
}

/** The keyed hashes of a code, one for each value of `PAYLOAD_SECRET`. */
export function recoveryHashes(code: string): string[] {
	const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
	return secretValues(environment.PAYLOAD_SECRET).map((secret) =>
		createHmac('sha256', secret).update(`recovery code ${letters}`).digest('base64url'),
	);
}

/** The keyed hash of a new code. The database stores only the hash, so that a leak exposes no usable code. */
export const recoveryHash = (code: string): string => recoveryHashes(code)[0] ?? '';
