import { describe, expect, it } from 'vitest';
import { isAbsoluteAddress, isSafeAddress } from './safe-address.ts';

const absolute = [
	'/pricing',
	'#top',
	'https://company.example',
	'HTTP://company.example',
	'mailto:hello@company.example',
	'tel:+4512345678',
	'sms:+4512345678',
	'/search?q=a:b',
];
const relative = ['?after=x', '//company.example', '/\\company.example', '/\t/a', 'pricing', ''];
const unsafe = [
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	' java\nscript:alert(1)',
	'\u0001javascript:alert(1)',
	'vbscript:x',
	'data:text/html,x',
	'blob:x',
];

describe('isSafeAddress', () => {
	it.each([...absolute, ...relative])('allows %j', (address) =>
		expect(isSafeAddress(address)).toBe(true),
	);
	it.each(unsafe)('refuses %j', (address) => expect(isSafeAddress(address)).toBe(false));
});

describe('isAbsoluteAddress', () => {
	it.each(absolute)('allows %j', (address) => expect(isAbsoluteAddress(address)).toBe(true));
	it.each([...relative, ...unsafe, 'https:company.example', 'https:'])('refuses %j', (address) =>
		expect(isAbsoluteAddress(address)).toBe(false),
	);
});
