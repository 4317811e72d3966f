import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, requireFreePort } from '../ports.ts';
import { root } from '../programs.ts';
import { signalProgram, startProgram } from './program.ts';

let folder: string;
let port: number;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'program-test-'));
	port = await freePort();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a script by npm, like both programs. */
function start(script: string, signal?: AbortSignal) {
	const scripts = { start: 'SOMETHING=1 node program.mjs' };
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'sample', scripts }));
	writeFileSync(join(folder, 'program.mjs'), script);
	return startProgram({
		name: 'sample',
		workspace: relative(root, folder),
		script: 'start',
		environment: process.env,
		logFolder: folder,
		readyUrl: `http://127.0.0.1:${port}`,
		readyTimeoutMs: 120_000,
		...(signal ? { signal } : {}),
	});
}

/** A server that runs `atEnd` on SIGTERM. */
const server = (atEnd: string) => `
	import { createServer } from 'node:http';
	createServer((request, response) => response.end('ready')).listen(${port}, '127.0.0.1');
	process.on('SIGTERM', () => { ${atEnd} });`;

it('waits until the program itself has ended, not only npm', async () => {
	const program = await start(server('setTimeout(() => process.exit(0), 700)'));
	await program.stop();
	await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
});

it('kills a program that ignores SIGTERM, even after npm has ended', async () => {
	const program = await start(server(''));
	const npmExit = new Promise((resolve) => program.process.once('exit', resolve));
	signalProgram(program.process, 'SIGTERM');
	await npmExit;
	await expect(requireFreePort(port, 'PORT')).rejects.toThrow('is taken');
	signalProgram(program.process, 'SIGKILL');
	await program.exit;
	await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
	await program.stop();
});

it('rejects with the reason why a program could not start', async () => {
	const program = start('console.error("no room"); process.exitCode = 3;');
	await expect(program).rejects.toThrow('The sample could not start. no room');
});

it('stops a program that is starting', async () => {
	const stopping = new AbortController();
	const notReady = server('process.exit(0)').replace("end('ready')", 'writeHead(503).end()');
	const program = start(notReady, stopping.signal);
	await expect.poll(() => requireFreePort(port, 'PORT').catch(String)).toContain('is taken');
	stopping.abort(new Error('Stopped.'));
	await expect(program).rejects.toThrow('Stopped.');
	await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
});

it('calls `stop` once the parent has ended', async () => {
	const script = `import { stopWithParent } from '${root}/scripts/starter/parent.mjs';
		stopWithParent(() => process.exit());
		console.log('watching');
		setInterval(() => {}, 1000);`;
	const shell = spawn('sh', ['-c', `"$0" -e "$1" & wait`, process.execPath, script]);
	await once(shell.stdout, 'data');
	shell.kill('SIGKILL');
	// The script holds the output open.
	await once(shell, 'close');
});
