import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** How Payload stores passwords: the prefix names its present parameters, hashes without it have the earlier ones. */
const prefix = 'pbkdf2-sha256-v1:';
const present = { iterations: 600_000, bytes: 32 };
const earlier = { iterations: 25_000, bytes: 512 };

interface Stored {
	hash?: string | null;
	salt?: string | null;
}

/** Whether this is the account's password; the same work is done for an account that doesn't exist, so that both take the same time. */
export async function passwordMatches(
	account: Stored | null | undefined,
	password: string,
): Promise<boolean> {
	const stored = account?.hash ?? '';
	const { iterations, bytes } = stored === '' || stored.startsWith(prefix) ? present : earlier;
	const expected = Buffer.from(stored.replace(prefix, ''), 'hex');
	const given = await derive(password, account?.salt ?? 'nobody', iterations, bytes, 'sha256');
	return expected.length === given.length && timingSafeEqual(expected, given);
}
