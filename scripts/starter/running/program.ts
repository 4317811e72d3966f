import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { root } from '../programs.ts';
import { lastWords } from './last-words.ts';

export interface Program {
	name: string;
	process: ChildProcess;
	ended: Promise<void>;
	lastLines: readonly string[];
	stop(): Promise<void>;
}

export interface ProgramOptions {
	name: string;
	workspace: string;
	script: string;
	environment: NodeJS.ProcessEnv;
	/** Folder for the program's log; without one the log goes to the terminal. */
	logFolder?: string;
	/** Address that answers 2xx when the program is ready. */
	readyUrl: string;
	readyTimeoutMs: number;
}

const storedLines = 30;

/** Starts a program and waits until it is ready. A program that ends first is a Problem with its last lines. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
	const child = spawn('npm', ['run', options.script, '--silent'], {
		cwd: join(root, options.workspace),
		env: options.environment,
		stdio: ['ignore', 'pipe', 'pipe'],
		// Its own group, so that a stop reaches everything it started.
		detached: true,
	});
	const lastLines = collectOutput(child, options);
	// Not npm's own end: npm ends with a signal at once, and the program only once it has answered and stored what it was about to. It
	// has ended when nobody can write to its log any more.
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
	const program: Program = {
		name: options.name,
		process: child,
		ended,
		lastLines,
		stop: () => stop(child, ended),
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
			lastLines.splice(0, Math.max(0, lastLines.length - storedLines));
		});
	}
	return lastLines;
}

async function waitUntilReady(
	child: ChildProcess,
	{ name, readyUrl, readyTimeoutMs }: ProgramOptions,
	lastLines: string[],
): Promise<void> {
	const deadline = Date.now() + readyTimeoutMs;
	while (Date.now() < deadline) {
		if (child.exitCode !== null || child.signalCode !== null) {
			throw new Problem(`The ${name} could not start. ${lastWords(lastLines)}`);
		}
		const ready = await fetch(readyUrl, { signal: AbortSignal.timeout(2000) }).then(
			(response) => response.ok,
			() => false,
		);
		if (ready) return;
		await sleep(150);
	}
	throw new Problem(
		`The ${name} was not ready after ${readyTimeoutMs / 1000} s. ${lastWords(lastLines)}`,
	);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
	signalProgram(child, 'SIGTERM');
	const kill = setTimeout(() => signalProgram(child, 'SIGKILL'), 8000);
	await ended;
	clearTimeout(kill);
}

/** Sends a signal to a program and to everything it started; nothing happens when all of it has ended. */
export function signalProgram({ pid, stdout, stderr }: ChildProcess, signal: NodeJS.Signals): void {
	// Its number may be another's by then.
	if (pid === undefined || (stdout?.closed && stderr?.closed)) return;
	try {
		process.kill(-pid, signal);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
	}
}
