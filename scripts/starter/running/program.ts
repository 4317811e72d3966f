import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { root } from '../programs.ts';
import { exitReason } from './exit-reason.ts';

export interface Program {
	name: string;
	process: ChildProcess;
	exit: Promise<void>;
	lastLines: readonly string[];
	stop(): Promise<void>;
}

export interface ProgramOptions {
	name: string;
	workspace: string;
	script: string;
	environment: NodeJS.ProcessEnv;
	/** Folder of the program's log; without it the log goes to the terminal. */
	logFolder?: string;
	/** URL that returns 2xx when the program is ready. */
	readyUrl: string;
	readyTimeoutMs: number;
	/** Stops the program while it starts; the start rejects with the signal's reason. */
	signal?: AbortSignal;
}

const maxLines = 30;

/** Starts a program and waits until it is ready. Rejects with a Problem and the reason if it ends before. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
	const child = spawn('npm', ['run', options.script, '--silent'], {
		cwd: join(root, options.workspace),
		env: options.environment,
		stdio: ['ignore', 'pipe', 'pipe'],
		// In its own process group, so that signals reach all its child processes.
		detached: true,
	});
	const lastLines = collectOutput(child, options);
	// npm exits immediately on a signal, but the program only once it has completed its requests and writes. The program has ended when
	// all writers of its output are closed, so `close` is awaited instead of `exit`.
	const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
	const program: Program = {
		name: options.name,
		process: child,
		exit,
		lastLines,
		stop: () => stop(child, exit),
	};
	try {
		await waitUntilReady(child, options, lastLines);
	} catch (error) {
		await program.stop();
		throw error;
	}
	return program;
}

function collectOutput(child: ChildProcess, { name, logFolder }: ProgramOptions): string[] {
	if (logFolder) mkdirSync(logFolder, { recursive: true });
	const file = logFolder
		? createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' })
		: process.stdout;
	const lastLines: string[] = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on('data', (chunk: Buffer) => {
			file.write(chunk);
			lastLines.push(...chunk.toString().split('\n').filter(Boolean));
			lastLines.splice(0, Math.max(0, lastLines.length - maxLines));
		});
	}
	return lastLines;
}

async function waitUntilReady(
	child: ChildProcess,
	{ name, readyUrl, readyTimeoutMs, signal }: ProgramOptions,
	lastLines: string[],
): Promise<void> {
	const deadline = Date.now() + readyTimeoutMs;
	while (Date.now() < deadline) {
		signal?.throwIfAborted();
		if (child.exitCode !== null || child.signalCode !== null) {
			throw new Problem(`The ${name} could not start. ${exitReason(lastLines)}`);
		}
		const ready = await fetch(readyUrl, { signal: AbortSignal.timeout(2000) }).then(
			(response) => response.ok,
			() => false,
		);
		if (ready) return;
		await sleep(150);
	}
	throw new Problem(
		`The ${name} was not ready after ${readyTimeoutMs / 1000} s. ${exitReason(lastLines)}`,
	);
}

async function stop(child: ChildProcess, exit: Promise<void>): Promise<void> {
	signalProgram(child, 'SIGTERM');
	const kill = setTimeout(() => signalProgram(child, 'SIGKILL'), 8000);
	await exit;
	clearTimeout(kill);
}

/** Sends a signal to a program and its child processes, unless all have ended. */
export function signalProgram({ pid, stdout, stderr }: ChildProcess, signal: NodeJS.Signals): void {
	// Another process may have its id by then.
	if (pid === undefined || (stdout?.closed && stderr?.closed)) return;
	try {
		process.kill(-pid, signal);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
	}
}
