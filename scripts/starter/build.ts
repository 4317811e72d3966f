import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';
import { root } from './programs.ts';
import { step } from './progress.mjs';
import { signalProgram } from './running/program.ts';

/** The two programs. */
export type ProgramName = 'backend' | 'site';

interface Build {
	name: ProgramName;
	/** Input files of the build; a change makes it out of date. */
	inputs: string[];
	/** File with the hash of the inputs; exists after a successful build. */
	stamp: string;
}

const shared = ['package-lock.json', 'packages/contracts/**/*.ts', 'tsconfig.base.json'];

/** Ignored files that a build generates among its inputs. They would make each build out of date. */
const outputs = ['apps/backend/next-env.d.ts'];

const builds: Build[] = [
	{
		name: 'backend',
		inputs: [
			...shared,
			'apps/backend/src/**',
			'apps/backend/public/**',
			'apps/backend/*.{ts,mjs,json}',
		],
		stamp: 'apps/backend/.next/inputs.sha256',
	},
	{
		name: 'site',
		inputs: [
			...shared,
			'apps/site/app/**',
			'apps/site/server/**',
			'apps/site/shared/**',
			'apps/site/vite/**',
			'apps/site/public/**',
			'apps/site/*.{ts,json}',
		],
		stamp: 'apps/site/build/inputs.sha256',
	},
];

/** Builds the programs whose sources have changed since their last build, in parallel. */
export async function buildChanged(): Promise<void> {
	await Promise.all(builds.map(({ name }) => buildIfChanged(name)));
}

/** Builds a program if its sources have changed since its last build. Rejects if the signal ends the build. */
export async function buildIfChanged(name: ProgramName, signal?: AbortSignal): Promise<void> {
	const build = builds.find((each) => each.name === name);
	if (!build) throw new Error(`There is no program ${name}`);
	const hash = inputsHash(build.inputs);
	const stamp = join(root, build.stamp);
	const isFirst = !existsSync(stamp);
	if (!isFirst && readFileSync(stamp, 'utf8') === hash) return;
	await step(`Building the ${name}`, () => runBuild(build, isFirst, signal));
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, hash);
}

/** The input files of builds, relative to the root. */
export function inputFiles(patterns: string[] = builds.flatMap(({ inputs }) => inputs)): string[] {
	return globSync(patterns, { cwd: root, exclude: outputs })
		.filter((path) => statSync(join(root, path)).isFile())
		.sort();
}

function inputsHash(patterns: string[]): string {
	const hash = createHash('sha256').update(process.version);
	for (const path of inputFiles(patterns)) hash.update(path).update(readFileSync(join(root, path)));
	return hash.digest('hex');
}

function runBuild({ name }: Build, isFirst: boolean, signal?: AbortSignal) {
	return new Promise<void>((resolve, reject) => {
		const output: Buffer[] = [];
		const child = spawn('npm', ['run', 'build', '--silent'], {
			cwd: join(root, 'apps', name),
			// In its own process group, because npm's shell keeps a signal from the compiler.
			detached: signal !== undefined,
			env: {
				...process.env,
				NODE_ENV: 'production',
				NEXT_TELEMETRY_DISABLED: '1',
				// Writing the compiler's cache takes about a quarter of the build's time, which only pays off with further builds.
				STORE_BUILD_CACHE: String(!isFirst),
			},
		});
		child.stdout.on('data', (chunk) => output.push(chunk));
		child.stderr.on('data', (chunk) => output.push(chunk));
		signal?.addEventListener('abort', () => signalProgram(child, 'SIGTERM'));
		child.on('error', reject);
		child.on('exit', (code) => {
			if (code === 0) return resolve();
			if (signal?.aborted) return reject(signal.reason);
			console.log(`\n${Buffer.concat(output)}`);
			reject(new Problem(`The ${name} did not build; its message is above.`));
		});
	});
}
