import { spawnSync } from 'node:child_process';

/** Installs packages with apt-get, non-interactively; does nothing without apt-get. The caller checks the result. */
export function installDebianPackages(...packages: string[]): void {
	console.log(`Installing ${packages.join(', ')} …`);
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
	for (const args of [
		['apt-get', 'update', '-qq'],
		['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
	]) {
		const [command = '', ...rest] = [...sudo, ...args];
		spawnSync(command, rest, {
			stdio: ['ignore', 'ignore', 'inherit'],
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		});
	}
}
