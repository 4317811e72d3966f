import { randomBytes } from 'node:crypto';

const run = randomBytes(9).toString('base64url');
let count = 0;

/** The caller's own request id when it is harmless, otherwise a new one: this process's random part and a number. */
export function requestId(given: string | undefined): string {
	if (given && /^[\w.-]{8,64}$/.test(given)) return given;
	count += 1;
	return `${run}-${count.toString(36)}`;
}
