import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { installDebianPackages } from './debian-packages.ts';

interface Browser {
	name: string;
	/** The environment variable with the path of its binary. */
	variable: string;
	defaultPaths: readonly string[];
	debianPackage: string;
}

/** Path of the browser's binary; installs Debian's package if there is none. */
export function requireBrowser({ name, variable, defaultPaths, debianPackage }: Browser): string {
	const find = () =>
		[process.env[variable], ...defaultPaths].find((path) => path && existsSync(path));
	const existing = find();
	if (existing) return existing;
	installDebianPackages(debianPackage);
	const installedPath = find();
	if (installedPath) return installedPath;
	throw new Problem(
		`The browser tests need ${name}, and it could not be installed. Install it, or set ${variable} to its binary.`,
	);
}
