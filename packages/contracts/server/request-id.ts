import { randomBytes } from 'node:crypto';

const run = randomBytes(9).toString('base64url');
let count = 0;

/** The caller's request id if it is harmless, otherwise a new one: a random part of this process and a number. */
export function requestId(id: string | undefined): string {
	if (id && /^[\w.-]{8,64}$/.test(id)) return id;
	count += 1;
	return `${run}-${count.toString(36)}`;
}
