import { createHmac, randomInt } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import { verify } from 'otplib';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../limits.ts';
import { seal, unseal } from '../sealed.ts';

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

const storedHashes = z.array(z.string());

/** The time step of a valid code (RFC 6238) if it is later than `lastStep`; otherwise null. */
export async function timeStepOf(
	secret: string,
	code: string,
	lastStep?: number | null,
): Promise<number | null> {
	const token = code.replace(/\s/g, '');
	if (!/^\d{6}$/.test(token)) return null;
	const result = await verify({
		secret,
		token,
		epochTolerance: limits.secondFactor.toleranceSeconds,
		...(typeof lastStep === 'number' ? { afterTimeStep: lastStep } : {}),
	});
	return result.valid && 'timeStep' in result ? result.timeStep : null;
}

export const remainingRecoveryCodes = (account: Pick<User, 'recoveryCodes'>): string[] =>
	storedHashes.safeParse(account.recoveryCodes).data ?? [];

const readSecret = ({ totpSecret }: User): string | null =>
	unseal('one-time secret', totpSecret ?? '', z.string());

/** True if another PAYLOAD_SECRET has sealed the account's second factor, so that no code can be checked. */
export const isUnreadable = (account: User): boolean =>
	Boolean(account.totpSecret) && readSecret(account) === null;

/** True if an account has a second factor that cannot be checked. */
export async function hasUnreadableFactors({ db }: Payload): Promise<boolean> {
	const where = { totpSecret: { exists: true } };
	const { docs } = await db.find<User>({ collection: 'users', where, pagination: false });
	return docs.some(isUnreadable);
}

/** The changes of the account that mark a code as used, so that no code works twice; null for a wrong code. */
export async function changesByCode(account: User, code: string): Promise<Partial<User> | null> {
	const secret = readSecret(account);
	const step = secret === null ? null : await timeStepOf(secret, code, account.totpLastStep);
	// Sealed anew, so that a former value of PAYLOAD_SECRET can be dropped.
	if (step !== null) return { totpLastStep: step, totpSecret: seal('one-time secret', secret) };
	const codes = remainingRecoveryCodes(account);
	const hashes = recoveryHashes(code);
	const others = codes.filter((hash) => !hashes.includes(hash));
	return others.length === codes.length ? null : { recoveryCodes: others };
}
