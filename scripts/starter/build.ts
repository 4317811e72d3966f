import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';
import { root } from './programs.ts';
import { step } from './progress.mjs';

/** The two programs. */
export type ProgramName = 'backend' | 'site';

interface Build {
	name: ProgramName;
	workspace: string;
	/** What the build is made from; a change in any of it makes it out of date. */
	inputs: string[];
	/** Exists when the build has succeeded; holds the hash of its inputs. */
	stamp: string;
}

const shared = ['package-lock.json', 'packages/contracts/**/*.ts', 'tsconfig.base.json'];

/** What a build itself writes among its inputs, as it is not in the repository: it would be out of date by having been built. */
const outputs = ['apps/backend/next-env.d.ts'];

const builds: Build[] = [
	{
		name: 'backend',
		workspace: 'apps/backend',
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
		workspace: 'apps/site',
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

/** Builds whichever program's sources have changed since its last build, both at once. */
export async function buildChanged(): Promise<void> {
	await Promise.all(builds.map(({ name }) => buildIfChanged(name)));
}

/** Builds a program if its sources have changed since its last build. */
export async function buildIfChanged(name: ProgramName): Promise<void> {
	const build = builds.find((each) => each.name === name);
	if (!build) throw new Error(`There is no program ${name}`);
	const hash = inputsHash(build.inputs);
	const stamp = join(root, build.stamp);
	const isFirst = !existsSync(stamp);
	if (!isFirst && readFileSync(stamp, 'utf8') === hash) return;
	await step(`Building the ${name}`, () => runBuild(build, isFirst));
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, hash);
}

/** The files that builds are made from, below the root. */
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

function runBuild({ name, workspace }: Build, isFirst: boolean): Promise<void> {
	return new Promise((resolve, reject) => {
		const output: Buffer[] = [];
		const child = spawn('npm', ['run', 'build', '--silent'], {
			cwd: join(root, workspace),
			env: {
				...process.env,
				NODE_ENV: 'production',
				NEXT_TELEMETRY_DISABLED: '1',
				// Writing the compiler's cache takes as long as a quarter of the build, and pays off with the next one.
				STORE_BUILD_CACHE: String(!isFirst),
			},
		});
		child.stdout.on('data', (chunk) => output.push(chunk));
		child.stderr.on('data', (chunk) => output.push(chunk));
		child.on('error', reject);
		child.on('exit', (code) => {
			if (code === 0) return resolve();
			console.log(`\n${Buffer.concat(output)}`);
			reject(new Problem(`The ${name} did not build; its message is above.`));
		});
	});
}
