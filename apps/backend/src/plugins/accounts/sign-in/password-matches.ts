import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** Payload's prefix for hashes with its current parameters; hashes without it use the former ones. */
const prefix = 'pbkdf2-sha256-v1:';
const currentParameters = { iterations: 600_000, bytes: 32 };
const formerParameters = { iterations: 25_000, bytes: 512 };

interface PasswordHash {
	hash?: string | null;
	salt?: string | null;
}

/** True if this is the account's password. Hashes the password also without an account, so that both cases take the same time. */
export async function passwordMatches(
	account: PasswordHash | null | undefined,
	password: string,
): Promise<boolean> {
	const hash = account?.hash ?? '';
	const { iterations, bytes } =
		hash === '' || hash.startsWith(prefix) ? currentParameters : formerParameters;
	const expected = Buffer.from(hash.replace(prefix, ''), 'hex');
	const actual = await derive(password, account?.salt ?? 'nobody', iterations, bytes, 'sha256');
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}
