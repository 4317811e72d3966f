import { spawnSync } from 'node:child_process';

const packages: Record<string, string> = { wrk: 'wrk', nginx: 'nginx-light' };

export const hasCommand = (name: string): boolean => spawnSync('which', [name]).status === 0;

/** Throws an error with the installation command if a command is missing. */
export function requireCommands(names: readonly string[]): void {
	const missing = names.filter((name) => !hasCommand(name));
	if (!missing.length) return;
	const debianPackages = missing.map((name) => packages[name] ?? name).join(' ');
	throw new Error(
		`This benchmark needs ${missing.join(' and ')}: apt-get install ${debianPackages}`,
	);
}
