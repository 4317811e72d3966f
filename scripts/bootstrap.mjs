/**
 * Entry of every npm script. Runs on the machine's own Node (20 or newer), installs packages when they are missing or out of date, then hands
 * over to Node 24: the machine's own where it is new enough, otherwise the one that is installed with the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { step } from './starter/progress.mjs';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.installed');
const [command = '', ...commandArgs] = process.argv.slice(2);

/** What the programs are built and run with. Tools of checks, tests, benches and the gallery stand in the other workspaces and in the root. */
const programs = ['apps/site', 'apps/backend'];
/** Commands that lie beside what they run; all others are files of this folder. */
const commands = {
	bench: 'bench/command.ts',
	gallery: 'apps/gallery/command.ts',
	pictures: 'e2e/pictures/command.ts',
};
const needsProgramsOnly = ['start', 'dev', 'admin'].includes(command);
const needsNode = Number.parseInt(process.versions.node, 10) < 24;

/** What an installation holds and the lock file that it was made from, as one line. */
function installation(scope) {
	const lock = readFileSync(join(root, 'package-lock.json'));
	return `${scope} ${createHash('sha256').update(lock).digest('hex')}`;
}

function isInstalled() {
	if (!existsSync(stampFile) || (needsNode && !existsSync(join(bin, 'node')))) return false;
	const installed = readFileSync(stampFile, 'utf8');
	return (
		installed === installation('everything') ||
		(needsProgramsOnly && installed === installation('programs'))
	);
}

/** Installs by npm; rejects with npm's exit code, after npm has said why. */
function install() {
	const workspaces = [...programs, ...(needsNode ? ['scripts/node'] : [])];
	// Not `npm ci`: it refuses the lock file wherever a registry lacks another platform's optional binaries.
	const args = [
		...['install', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
		...(needsProgramsOnly ? workspaces.flatMap((workspace) => ['-w', workspace]) : []),
	];
	return new Promise((resolve, reject) => {
		// Of what npm prints only errors are of interest.
		const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
		npm.on('error', () => reject(1));
		npm.on('exit', (code) => (code === 0 ? resolve() : reject(code ?? 1)));
	});
}

if (!isInstalled()) {
	try {
		await step('Installing packages', install);
	} catch (code) {
		console.error('npm install failed; see its message above. Nothing else was started.');
		process.exit(code);
	}
	writeFileSync(stampFile, installation(needsProgramsOnly ? 'programs' : 'everything'));
}

const node = needsNode ? join(bin, 'node') : process.execPath;
const child = spawn(
	node,
	[join(root, commands[command] ?? `scripts/${command}.ts`), ...commandArgs],
	{
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
	},
);
// A terminal's Ctrl-C reaches the child by itself; the child decides when everything has stopped.
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, () => {
		if (signal === 'SIGTERM') child.kill(signal);
	});
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
