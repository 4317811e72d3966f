/**
 * Entry of every npm script. Runs on the machine's own Node (20 or newer), installs dependencies when they are missing or
 * out of date, then hands over to the project's Node 24, which the installation brought along.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.installed');
const [command = '', ...commandArgs] = process.argv.slice(2);

function lockHash() {
	return createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
}

function isInstalled() {
	return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

if (!isInstalled()) {
	console.log('Installing dependencies …');
	// Not `npm ci`: it refuses the lock file wherever a registry lacks another platform's optional binaries.
	const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
	const result = spawnSync('npm', args, {
		cwd: root,
		stdio: 'inherit',
	});
	if (result.status !== 0) {
		console.error('npm install failed; see its message above. Nothing else was started.');
		process.exit(result.status ?? 1);
	}
	writeFileSync(stampFile, lockHash());
}

const child = spawn(join(bin, 'node'), [join(root, 'scripts', `${command}.ts`), ...commandArgs], {
	cwd: root,
	stdio: 'inherit',
	env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
});
// A terminal's Ctrl-C reaches the child by itself; the child decides when everything has stopped.
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, () => {
		if (signal === 'SIGTERM') child.kill(signal);
	});
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
