import { generateSecret, generateURI } from 'otplib';
import { encode } from 'uqr';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../limits.ts';
import type { Enrollment } from '../screens/shapes.ts';
import { seal, unseal } from '../sealed.ts';
import { newRecoveryCodes, recoveryHash, timeStepOf } from './check.ts';

const shape = z.object({ account: z.union([z.number(), z.string()]), secret: z.string() });

function drawQrCode(text: string): Enrollment['picture'] {
	const { size, data } = encode(text, { border: 2 });
	const path = data
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('');
	return { size, path };
}

/** Begins an enrollment; earlier ones stay valid until they expire. */
export function beginEnrollment(account: Pick<User, 'email' | 'id'>): Enrollment {
	const secret = generateSecret();
	const issuer = new URL(environment.SITE_URL).hostname;
	const address = generateURI({ issuer, label: account.email, secret });
	return {
		ticket: seal('enrollment', { account: account.id, secret }, limits.secondFactor.enrollmentMs),
		secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
		address,
		picture: drawQrCode(address),
	};
}

export interface RecoveryCodesResult {
	changes: Partial<User>;
	/** Shown once; the database stores only their hashes. */
	recoveryCodes: string[];
}

/** Creates recovery codes; returns them with `changes` extended by their hashes. */
export function withNewRecoveryCodes(changes: Partial<User>): RecoveryCodesResult {
	const recoveryCodes = newRecoveryCodes();
	return { changes: { ...changes, recoveryCodes: recoveryCodes.map(recoveryHash) }, recoveryCodes };
}

/** Completes an enrollment with the first code of the device; null if the code is wrong or the ticket is of another account. */
export async function endEnrollment(
	account: User,
	ticket: string,
	code: string,
): Promise<RecoveryCodesResult | null> {
	const enrollment = unseal('enrollment', ticket, shape);
	if (enrollment?.account !== account.id || account.totpSecret) return null;
	const step = await timeStepOf(enrollment.secret, code);
	if (step === null) return null;
	return withNewRecoveryCodes({
		totpSecret: seal('one-time secret', enrollment.secret),
		totpLastStep: step,
		secondFactorSince: new Date().toISOString(),
	});
}

export const noSecondFactor = {
	totpSecret: null,
	totpLastStep: null,
	recoveryCodes: null,
	secondFactorSince: null,
} satisfies Partial<User>;
