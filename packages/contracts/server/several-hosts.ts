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
