import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.ts';
import { installDebianPackages } from './debian-packages.ts';

/** Debian's folder of servers, which is not in every user's PATH. */
const serverFolder = '/usr/sbin';

/** Ensures that a server for the tests is installed; installs Debian's package if it is missing. */
export function requireProgram(command: string, debianPackage: string): void {
	const folders = process.env.PATH?.split(':') ?? [];
	if (!folders.includes(serverFolder)) process.env.PATH = [...folders, serverFolder].join(':');
	const isInstalled = () => !spawnSync(command, ['-v']).error;
	if (isInstalled()) return;
	installDebianPackages(debianPackage);
	if (isInstalled()) return;
	throw new Problem(`The tests need ${command}, and it could not be installed. Install it.`);
}
