import ipaddr from 'ipaddr.js';

/** Addresses that cannot be parsed share one counter. */
const unreadable = 'unreadable';

export interface RequestOrigin {
	connection: string;
	forwarded: string | undefined;
}

/**
 * The network that a request is counted for: an IPv4 address or an IPv6 /64, from the last forwarded address. Undefined for the local
 * machine.
 */
export function clientNetwork({ connection, forwarded }: RequestOrigin): string | undefined {
	const last = forwarded?.split(',').at(-1)?.trim();
	const address = parse(last ? withoutPort(last) : connection);
	if (!address) return last ? unreadable : undefined;
	if (address.range() === 'loopback') return undefined;
	return address instanceof ipaddr.IPv6
		? address.toNormalizedString().split(':').slice(0, 4).join(':')
		: address.toString();
}

/** True if an address is one of these addresses or in one of these networks (CIDR). */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
	const parsed = parse(address);
	if (!parsed) return false;
	return networks.some((network) => {
		const [range, bits] = network.includes('/')
			? ipaddr.parseCIDR(network)
			: ipaddr.parseCIDR(`${network}/${network.includes(':') ? 128 : 32}`);
		return parsed.kind() === range.kind() && parsed.match([range, bits]);
	});
}

/** True if an address belongs to the internet: not private, local, reserved, nor one that stands for another (IPv4 in IPv6). */
export const isPublicAddress = (address: string): boolean =>
	ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

export const isNetwork = (text: string): boolean =>
	ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** Removes a port, brackets, quotes and `for=` (RFC 7239), which proxies may add to an address. */
function withoutPort(forwarded: string): string {
	const node = /(?:^|;)\s*for=("?)([^";]+)\1/i.exec(forwarded)?.[2] ?? forwarded;
	const [, inBrackets, withPort] = /^"?(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)"?$/.exec(node) ?? [];
	return inBrackets ?? withPort ?? node;
}

/** Parses an address. Dual-stack sockets report IPv4 addresses as IPv6 ones (RFC 4291, 2.5.5.2); these become IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
	return isWhole ? ipaddr.process(address) : undefined;
}
