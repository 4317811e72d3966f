import { generateSecret, generateURI } from 'otplib';
import { encode } from 'uqr';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';
import { seal, unseal } from '../sealed.ts';
import { timeStepOf } from './check.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

/** What somebody needs to set up a device. Nothing is stored before a first code proves that it works. */
export interface Enrollment {
	ticket: string;
	/** For typing in: Base32 in groups of four. */
	secret: string;
	/** `otpauth://…`, for a device that opens links. */
	address: string;
	/** The same as a QR code: modules on a side, and an SVG path of the dark ones. */
	picture: { size: number; path: string };
}

const shape = z.object({ account: z.union([z.number(), z.string()]), secret: z.string() });

function draw(text: string): Enrollment['picture'] {
	const { size, data } = encode(text, { border: 2 });
	const path = data
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('');
	return { size, path };
}

/** Begins an enrollment; what was begun before stays valid until its own end. */
export function beginEnrollment(account: Pick<User, 'email' | 'id'>): Enrollment {
	const secret = generateSecret();
	const issuer = new URL(environment.SITE_URL).hostname;
	const address = generateURI({ issuer, label: account.email, secret });
	return {
		ticket: seal('enrollment', { account: account.id, secret }, limits.secondFactor.enrollmentMs),
		secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
		address,
		picture: draw(address),
	};
}

export interface Enrolled {
	changes: Partial<User>;
	/** Shown once; only their hashes are stored. */
	recoveryCodes: string[];
}

/** New recovery codes, and what they change in the account. */
export function withNewRecoveryCodes(changes: Partial<User>): Enrolled {
	const recoveryCodes = newRecoveryCodes();
	return { changes: { ...changes, recoveryCodes: recoveryCodes.map(recoveryHash) }, recoveryCodes };
}

/** Ends an enrollment with the first code of the device; null when the code is wrong or the ticket isn't this account's. */
export async function endEnrollment(
	account: User,
	ticket: string,
	code: string,
): Promise<Enrolled | null> {
	const begun = unseal('enrollment', ticket, shape);
	if (begun?.account !== account.id || account.totpSecret) return null;
	const step = await timeStepOf(begun.secret, code);
	if (step === null) return null;
	return withNewRecoveryCodes({
		totpSecret: seal('one-time secret', begun.secret),
		totpLastStep: step,
		secondFactorSince: new Date().toISOString(),
	});
}
