import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '../problem.ts';
import { installDebianPackages } from './debian-packages.ts';

/** Debian installs the server's programs in a folder per version, outside of PATH. */
function findFolder(): string | undefined {
	const onPath = (process.env.PATH ?? '').split(delimiter);
	const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
	return [...onPath, ...debian].find((folder) => existsSync(join(folder, 'initdb')));
}

/** Adds PostgreSQL's programs to PATH; installs Debian's package if they are missing. */
export function requirePostgres(): void {
	if (!findFolder()) installDebianPackages('postgresql');
	const folder = findFolder();
	if (!folder) {
		throw new Problem('The tests need PostgreSQL, and it could not be installed. Install it.');
	}
	process.env.PATH = `${process.env.PATH ?? ''}${delimiter}${folder}`;
}
