import { expect, test } from 'vitest';
import { isAccepted } from './policy.ts';

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0', 'OFL-1.1'])(
	'%s is accepted',
	(license) => {
		expect(isAccepted({ name: 'any', license })).toBe(true);
	},
);

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN file', ''])(
	'"%s" is refused',
	(license) => {
		expect(isAccepted({ name: 'any', license })).toBe(false);
	},
);

test('an exception is valid for its package only', () => {
	const license = 'LGPL-3.0-or-later';
	expect(isAccepted({ name: '@img/sharp-libvips-linux-x64', license })).toBe(true);
	expect(isAccepted({ name: 'sharp-like', license })).toBe(false);
});
