import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the project's sources at a git reference to a folder and links the packages of the working tree. */
export function checkOut(project: string, ref: string, folder: string): void {
	mkdirSync(folder, { recursive: true });
	const archive = execFileSync('git', ['archive', '--format=tar', ref], {
		cwd: project,
		maxBuffer: 1024 ** 3,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	execFileSync('tar', ['-x', '-C', folder], { input: archive });
	symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
}
