import satisfies from 'spdx-satisfies';
import type { DeliveredPackage } from './packages.ts';

/** Licenses whose conditions a product under the MIT license meets by including their texts. */
const acceptedLicenses = [
	'0BSD',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'CC-BY-4.0',
	'ISC',
	'MIT',
	'MIT-0',
	'OFL-1.1',
	'Python-2.0',
	'Unlicense',
	'WTFPL',
	'Zlib',
];

/** Packages accepted by name, each with the reason. */
const exceptions: { name: RegExp; reason: string }[] = [
	{
		name: /^@img\/sharp-/,
		reason: 'LGPL library, delivered unchanged as a file of its own that anybody can replace.',
	},
	{
		name: /^mediabunny$/,
		reason: 'MPL 2.0 covers its own files only; they are delivered unchanged, with their sources.',
	},
	{ name: /^neverpanic$/, reason: 'The version in use names no license; its later ones are MIT.' },
];

export function isAccepted({ name, license }: Pick<DeliveredPackage, 'name' | 'license'>): boolean {
	if (exceptions.some((exception) => exception.name.test(name))) return true;
	try {
		return satisfies(license, acceptedLicenses);
	} catch {
		return false;
	}
}
