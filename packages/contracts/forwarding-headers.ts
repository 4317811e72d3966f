/** Headers in which proxies send the visitor's IP address: RFC 7239 and other common ones. */
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
 * Watches for requests that come through a proxy although no header is configured for the visitor's address. They are all counted for the
 * proxy, or not at all if the proxy is on the same machine.
 *
 * @param warn called once, with the name of the header that such a request has
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
