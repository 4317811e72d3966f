import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.ts';
import { Problem } from './problem.ts';

const isInstalled = () => spawnSync('redis-server', ['--version']).status === 0;

/** Makes sure that the tests of several nodes have a real Redis; installs Debian's package when there is none. */
export function requireRedis(): void {
	if (isInstalled()) return;
	installDebianPackages('redis-server');
	if (isInstalled()) return;
	throw new Problem('The tests need redis-server, and it could not be installed. Install it.');
}
