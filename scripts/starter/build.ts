import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';
import { root } from './programs.ts';

interface Build {
	name: string;
	workspace: string;
	/** What the build is made from; a change in any of it makes it out of date. */
	inputs: string[];
	/** Exists when the build has succeeded; holds the hash of its inputs. */
	stamp: string;
}

const shared = ['package-lock.json', 'packages/contracts/**/*.ts', 'tsconfig.base.json'];

/** What a build itself writes among its inputs, as it is not in the repository: it would be out of date by having been built. */
const written = ['apps/backend/next-env.d.ts'];

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

/** Builds whichever program's sources have changed since its last build. */
export async function buildChanged(): Promise<void> {
	for (const build of builds) {
		const hash = inputsHash(build.inputs);
		const stamp = join(root, build.stamp);
		if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
		const start = Date.now();
		process.stdout.write(`Building the ${build.name} … `);
		await runBuild(build);
		mkdirSync(dirname(stamp), { recursive: true });
		writeFileSync(stamp, hash);
		console.log(`${Math.round((Date.now() - start) / 1000)} s`);
	}
}

/** The files that builds are made from, below the root. */
export function inputFiles(patterns: string[] = builds.flatMap(({ inputs }) => inputs)): string[] {
	return globSync(patterns, { cwd: root, exclude: written })
		.filter((path) => statSync(join(root, path)).isFile())
		.sort();
}

function inputsHash(patterns: string[]): string {
	const hash = createHash('sha256').update(process.version);
	for (const path of inputFiles(patterns)) hash.update(path).update(readFileSync(join(root, path)));
	return hash.digest('hex');
}

function runBuild({ name, workspace }: Build): Promise<void> {
	return new Promise((resolve, reject) => {
		const output: Buffer[] = [];
		const child = spawn('npm', ['run', 'build', '--silent'], {
			cwd: join(root, workspace),
			env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
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
