/**
 * Entry of every npm script. Runs on the machine's Node (20 or newer), installs packages if they are missing or out of date, and starts the
 * command with Node 24: the machine's Node if it is new enough, otherwise the one installed with the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { stopWithParent } from './starter/parent.mjs';
import { step } from './starter/progress.mjs';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.installed');
const [command = '', ...commandArgs] = process.argv.slice(2);

/** Workspaces that build and run the programs. Tools of checks, tests and benchmarks are in the others and in the root. */
const programs = ['apps/site', 'apps/backend'];
/** Commands outside of this folder. */
const commands = {
	bench: 'bench/command.ts',
	pictures: 'e2e/pictures/command.ts',
};
const needsProgramsOnly = ['start', 'dev', 'admin', 'check-content', 'check-prices'].includes(
	command,
);
const needsNode = Number.parseInt(process.versions.node, 10) < 24;

/** Identifies an installation by its scope and its lock file, in one line. */
function installation(scope) {
	const lock = readFileSync(join(root, 'package-lock.json'));
	return `${scope} ${createHash('sha256').update(lock).digest('hex')}`;
}

function isInstalled() {
	if (!existsSync(stampFile) || (needsNode && !existsSync(join(bin, 'node')))) return false;
	const stamp = readFileSync(stampFile, 'utf8');
	return (
		stamp === installation('everything') ||
		(needsProgramsOnly && stamp === installation('programs'))
	);
}

/** Runs `npm install`; rejects with npm's exit code, after npm has printed its error. */
function install() {
	const workspaces = [...programs, ...(needsNode ? ['scripts/node'] : [])];
	// Not `npm ci`, which rejects the lock file if a registry lacks optional binaries of another platform.
	const args = [
		...['install', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
		...(needsProgramsOnly ? workspaces.flatMap((workspace) => ['-w', workspace]) : []),
	];
	return new Promise((resolve, reject) => {
		// Only npm's errors are shown.
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
// The terminal sends Ctrl-C to the child itself; the child exits once everything has stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// Without npm, the parent is whatever started this command, and may end before it.
if (process.env.npm_lifecycle_event) stopWithParent(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
