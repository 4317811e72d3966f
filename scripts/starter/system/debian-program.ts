import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.ts';
import { installDebianPackages } from './debian-packages.ts';

/** Where Debian puts servers; not in everybody's PATH. */
const serverFolder = '/usr/sbin';

/** Makes sure that the tests have a real server of this kind; installs Debian's package when there is none. */
export function requireProgram(command: string, debianPackage: string): void {
	const folders = process.env.PATH?.split(':') ?? [];
	if (!folders.includes(serverFolder)) process.env.PATH = [...folders, serverFolder].join(':');
	const isInstalled = () => !spawnSync(command, ['-v']).error;
	if (isInstalled()) return;
	installDebianPackages(debianPackage);
	if (isInstalled()) return;
	throw new Problem(`The tests need ${command}, and it could not be installed. Install it.`);
}
