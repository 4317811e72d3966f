import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
	'8.8.8.8',
	'100.63.255.255',
	'172.32.0.1',
	'223.255.255.255',
	'2606:4700:4700::1111',
	'2a00:1450:4001:80b::200e',
	'::ffff:8.8.8.8',
	'64:ff9b::8.8.8.8',
])('%s is public', (address) => {
	expect(isPublicAddress(address)).toBe(true);
});

it.each([
	...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1'],
	...['127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8'],
	...['192.0.0.170', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.168.1.1'],
	...['192.175.48.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
	...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
])('%s is special (IPv4 registry)', (address) => {
	expect(isPublicAddress(address)).toBe(false);
	const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
	const low = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
	for (const prefix of ['::ffff:', '::', '64:ff9b::', '64:ff9b:1::', '2002:'])
		expect.soft(isPublicAddress(prefix + low + (prefix === '2002:' ? '::' : ''))).toBe(false);
});

it.each([
	...['::', '::1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '64:ff9b:1::808:808'],
	...['100::1', '100:0:0:1::1', '2001::1', '2001:1::1', '2001:2::1', '2001:10::1', '2001:20::1'],
	...['2001:db8::1', '2002:808:808::1', '2620:4f:8000::1', '3fff::1', '5f00::1', '4000::1'],
	...['fc00::1', 'fd00::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '::ffff:0:7f00:1'],
])('%s is special (IPv6 registry)', (address) => {
	expect(isPublicAddress(address)).toBe(false);
});

it.each(['', 'localhost', '1', '0x7f.1', '127.1', '256.1.1.1', ':::'])(
	'%j is no address',
	(text) => {
		expect(isPublicAddress(text)).toBe(false);
	},
);
