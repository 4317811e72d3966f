import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveredPackages, licenseTexts } from './licenses/packages.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';

/** Credits of data that is part of the programs, not a package: name, source and license. */
const dataCredits = [
	`Map of the world: Natural Earth (naturalearthdata.com), public domain, by way of the package world-atlas.`,
	`Typeface: Schibsted Grotesk by the Schibsted-Grotesk Project Authors, SIL Open Font License 1.1; a subset of the file in the
package @fontsource-variable/schibsted-grotesk.`,
	`Flags of countries: country-flag-icons, MIT license. Flags of the languages are drawings of this project.`,
	`Mobile networks and their codes in the demo content: the package mcc-mnc-list, MIT license, after the list of mobile network
codes in Wikipedia. The prices beside them are made up.`,
	`Names of countries: Unicode CLDR (Unicode License v3), by way of the JavaScript engine; the package i18n-iso-countries, MIT license.`,
];

const programs = ['site', 'backend'];
const line = '-'.repeat(80);

/** What the accepted packages were, as a digest of the lock file and the policy. */
const stamp = join(root, 'node_modules/.licenses');

function inputsHash(): string {
	const hash = createHash('sha256');
	for (const file of ['package-lock.json', 'scripts/licenses/policy.ts'])
		hash.update(readFileSync(join(root, file)));
	return hash.digest('hex');
}

/** `check` fails for a license that is incompatible with MIT, after a change of the packages or the policy; `write <site|backend> <file>` writes the notices of a program. */
await run(async () => {
	const [action, program = '', file = ''] = process.argv.slice(2);
	if (action === 'check') {
		if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash()) return;
		// Loaded here only, since builds do not need it.
		const { isAccepted } = await import('./licenses/policy.ts');
		const incompatible = programs.flatMap((name) =>
			deliveredPackages(name)
				.filter((delivered) => !isAccepted(delivered))
				.map((delivered) => `${name}: ${delivered.name} has the license "${delivered.license}"`),
		);
		if (incompatible.length > 0) {
			throw new Problem(
				`Not accepted by scripts/licenses/policy.ts:\n${[...new Set(incompatible)].join('\n')}`,
			);
		}
		writeFileSync(stamp, inputsHash());
	} else if (action === 'write' && programs.includes(program) && file) {
		writeFileSync(file, notices(program));
	} else {
		throw new Problem('Usage: licenses.ts check | licenses.ts write site|backend FILE');
	}
});

function notices(program: string): string {
	const packages = deliveredPackages(program).map((delivered) =>
		[
			`${delivered.name} ${delivered.version} (${delivered.license})`,
			licenseTexts(delivered) || 'The package carries no license text.',
		].join('\n\n'),
	);
	const introduction = `Third-party software and data that are delivered with the ${program}, with their licenses.`;
	return `${[introduction, ...dataCredits, ...packages].join(`\n\n${line}\n\n`)}\n`;
}
