import { randomBytes } from 'node:crypto';

const run = randomBytes(9).toString('base64url');
let count = 0;

/** The caller's request id if it is harmless, otherwise a new one: a random part of this process and a number. */
export function requestId(id: string | undefined): string {
	if (id && /^[\w.-]{8,64}$/.test(id)) return id;
	count += 1;
	return `${run}-${count.toString(36)}`;
}

/**
 * The path and query of a request target in absolute form (RFC 9112, 3.2.2), so that no redirect names the host that a client wrote
 * there. Returns other targets unchanged.
 */
export function originForm(target: string): string {
	const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
	if (rest === undefined) return target;
	return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * True if a request has more than one `Host` field. A server must reject it (RFC 9112, 3.2): Node takes the first, a proxy in front perhaps
 * the last.
 */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
	}
	return hosts > 1;
}
