import ipaddr from 'ipaddr.js';

/**
 * Every block of the IANA IPv4 Special-Purpose Address Registry (RFC 6890), and multicast (RFC 5771). Globally reachable blocks, such as
 * those of AS112, are included, since they have no websites.
 */
const specialIPv4 = [
	'0.0.0.0/8',
	'10.0.0.0/8',
	'100.64.0.0/10',
	'127.0.0.0/8',
	'169.254.0.0/16',
	'172.16.0.0/12',
	'192.0.0.0/24',
	'192.0.2.0/24',
	'192.31.196.0/24',
	'192.52.193.0/24',
	'192.88.99.0/24',
	'192.168.0.0/16',
	'192.175.48.0/24',
	'198.18.0.0/15',
	'198.51.100.0/24',
	'203.0.113.0/24',
	'224.0.0.0/4',
	'240.0.0.0/4',
].map((block) => ipaddr.IPv4.parseCIDR(block));

/** The blocks of the IANA IPv6 Special-Purpose Address Registry in 2000::/3. All others are outside of global unicast anyway. */
const specialIPv6 = [
	'2001::/23',
	'2001:db8::/32',
	'2002::/16',
	'2620:4f:8000::/48',
	'3fff::/20',
].map((block) => ipaddr.IPv6.parseCIDR(block));

/** The only IPv6 addresses that IANA allocates to networks (Internet Protocol Version 6 Address Space). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** The well-known prefix of NAT64 (RFC 6052, 2.1): the last 32 bits are the IPv4 address. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

const isPublicIPv4 = (address: ipaddr.IPv4): boolean =>
	!specialIPv4.some((block) => address.match(block));

function isPublicIPv6(address: ipaddr.IPv6): boolean {
	if (address.isIPv4MappedAddress()) return isPublicIPv4(address.toIPv4Address());
	if (address.match(nat64)) return isPublicIPv4(new ipaddr.IPv4(address.toByteArray().slice(-4)));
	return address.match(globalUnicast) && !specialIPv6.some((block) => address.match(block));
}

/**
 * True if an IP address is public: not of this machine, a local network, a cloud's own services, or a transition mechanism that leads to
 * one of these. False for other text.
 */
export function isPublicAddress(address: string): boolean {
	if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicIPv4(ipaddr.IPv4.parse(address));
	return ipaddr.IPv6.isValid(address) && isPublicIPv6(ipaddr.IPv6.parse(address));
}
