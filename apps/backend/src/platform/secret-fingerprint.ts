import { createHmac } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import { environment } from './environment.ts';

/** The key in `payload_kv` of the fingerprint of the secret with which the database was last used. */
export const fingerprintKey = 'secret-fingerprint';

/** A fingerprint of each value of `PAYLOAD_SECRET`, the signing one first. Does not reveal the secret. */
export const secretFingerprints = (): string[] =>
	secretValues(environment.PAYLOAD_SECRET).map((secret) =>
		createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 12),
	);

/**
 * What to do about a database or a backup that was used with another PAYLOAD_SECRET; null if it was this one, or if that is unknown.
 *
 * @param stored the fingerprint of its secret
 */
export function secretProblem(stored: string | null): string | null {
	const present = secretFingerprints();
	if (stored === null || present.includes(stored)) return null;
	return `PAYLOAD_SECRET differs: this one has the fingerprint ${present[0]}, the one of this data ${stored}. Second factors and recovery codes made with it cannot be checked. Set PAYLOAD_SECRET to <this one>,<the former one>; if that is lost: npm run admin -- remove-second-factor <e-mail>`;
}
