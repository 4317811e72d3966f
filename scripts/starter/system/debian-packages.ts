import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.ts';

/** What `find` returns; if that is nothing, Debian's package is installed first. Throws a Problem with the message if it cannot be. */
export function findOrInstall<Found>(
	find: () => Found | undefined,
	debianPackage: string,
	message: string,
): Found {
	const existing = find();
	if (existing) return existing;
	install(debianPackage);
	const installed = find();
	if (installed) return installed;
	throw new Problem(message);
}

/** Installs a package with apt-get, non-interactively; does nothing without apt-get. */
function install(name: string): void {
	console.log(`Installing ${name} …`);
	const sudo = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
	for (const line of ['update -qq', `install -y -qq --no-install-recommends ${name}`]) {
		const [command = '', ...args] = `${sudo}apt-get ${line}`.split(' ');
		spawnSync(command, args, {
			stdio: ['ignore', 'ignore', 'inherit'],
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		});
	}
}
