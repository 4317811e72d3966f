import { randomBytes } from 'node:crypto';

const run = randomBytes(9).toString('base64url');
let count = 0;

/** The caller's own request id when it is harmless, otherwise a new one: this process's random part and a number. */
export function requestId(id: string | undefined): string {
	if (id && /^[\w.-]{8,64}$/.test(id)) return id;
	count += 1;
	return `${run}-${count.toString(36)}`;
}
