import ipaddr from 'ipaddr.js';

/** Addresses that cannot be parsed share one counter. */
const unreadable = 'unreadable';

export interface Arrival {
	connection: string;
	forwarded: string | undefined;
}

/** Whom a request is counted for: an IPv4 address or an IPv6 /64; of a forwarded list the last entry. Undefined for the machine itself. */
export function clientNetwork({ connection, forwarded }: Arrival): string | undefined {
	const last = forwarded?.split(',').at(-1)?.trim();
	const address = parse(last ? bare(last) : connection);
	if (!address) return last ? unreadable : undefined;
	if (address.range() === 'loopback') return undefined;
	return address instanceof ipaddr.IPv6
		? address.toNormalizedString().split(':').slice(0, 4).join(':')
		: address.toString();
}

/** Whether an address belongs to one of these addresses or networks (CIDR). */
export function isWithin(address: string, networks: readonly string[]): boolean {
	const parsed = parse(address);
	if (!parsed) return false;
	return networks.some((network) => {
		const [range, bits] = network.includes('/')
			? ipaddr.parseCIDR(network)
			: ipaddr.parseCIDR(`${network}/${network.includes(':') ? 128 : 32}`);
		return parsed.kind() === range.kind() && parsed.match([range, bits]);
	});
}

export const isNetwork = (text: string): boolean =>
	ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** The address in a proxy's spelling: with a port, in brackets, in quotes, or as `for=` of RFC 7239. */
function bare(forwarded: string): string {
	const node = /(?:^|;)\s*for=("?)([^";]+)\1/i.exec(forwarded)?.[2] ?? forwarded;
	const [, inBrackets, withPort] = /^"?(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)"?$/.exec(node) ?? [];
	return inBrackets ?? withPort ?? node;
}

/** Sockets that serve both families give IPv4 addresses as IPv6 ones (RFC 4291, 2.5.5.2); they are IPv4 ones here. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
	return isWhole ? ipaddr.process(address) : undefined;
}
