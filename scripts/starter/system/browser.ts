import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { installDebianPackages } from './debian-packages.ts';

interface Browser {
	name: string;
	/** The environment variable that names its binary. */
	variable: string;
	knownPlaces: readonly string[];
	debianPackage: string;
}

/** Path of the browser's binary; installs Debian's package when there is none. */
export function requireBrowser({ name, variable, knownPlaces, debianPackage }: Browser): string {
	const find = () =>
		[process.env[variable], ...knownPlaces].find((path) => path && existsSync(path));
	const existing = find();
	if (existing) return existing;
	installDebianPackages(debianPackage);
	const installed = find();
	if (installed) return installed;
	throw new Problem(
		`The browser tests need ${name}, and it could not be installed. Install it, or set ${variable} to its binary.`,
	);
}
