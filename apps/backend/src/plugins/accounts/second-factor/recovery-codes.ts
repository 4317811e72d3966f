import { createHmac, randomInt } from 'node:crypto';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Twelve characters in three groups: 59 bits, each good for one sign-in (NIST SP 800-63B, 3.1.2). */
export function newRecoveryCodes(): string[] {
	const letters = () =>
		Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
	const code = () => Array.from({ length: groups }, letters).join('-');
	return Array.from({ length: limits.secondFactor.recoveryCodes }, code);
}

/** As they are stored: whoever reads the database can't sign in with them. */
export function recoveryHash(code: string): string {
	const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
	return createHmac('sha256', environment.PAYLOAD_SECRET)
		.update(`recovery code ${letters}`)
		.digest('base64url');
}
