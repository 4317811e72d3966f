import { verify } from 'otplib';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { limits } from '../limits.ts';
import { seal, unseal } from '../sealed.ts';
import { recoveryHashes } from './recovery-codes.ts';

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
