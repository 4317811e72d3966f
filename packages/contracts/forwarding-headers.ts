/** Headers in which proxies name the visitor's address: RFC 7239 and common others. */
const forwardingHeaders = [
	'forwarded',
	'x-forwarded-for',
	'x-real-ip',
	'x-client-ip',
	'cf-connecting-ip',
	'true-client-ip',
	'fly-client-ip',
] as const;

/**
 * Watches for requests that came through a proxy while no header is configured from which to take the visitor's address: they all count as the
 * proxy, and behind one on the same machine as nobody.
 *
 * @param warn called once, with the name of the header that such a request carries
 */
export function watchForwarding(
	configured: string | undefined,
	warn: (header: string) => void,
): (header: (name: string) => string | null | undefined) => void {
	let isDone = configured !== undefined && configured !== '';
	return (header) => {
		if (isDone) return;
		const headerName = forwardingHeaders.find((name) => header(name));
		if (!headerName) return;
		isDone = true;
		warn(headerName);
	};
}
