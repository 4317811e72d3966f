import { spawn } from 'node:child_process';
import { root } from '../starter/programs.ts';

interface CheckStep {
	name: string;
	command: string;
	args: string[];
}

const projects = [
	'.',
	...['contracts', 'content-reference', 'page-cache', 'content-wordpress'].map(
		(name) => `packages/${name}`,
	),
	...['apps/site', 'apps/backend', 'e2e', 'bench'],
];

/** The slowest first: two run at a time. */
const steps: CheckStep[] = [
	{
		name: 'types',
		command: 'sh',
		args: ['-c', `npm run typegen --silent -w apps/site && tsc -b ${projects.join(' ')}`],
	},
	{ name: 'licenses', command: 'node', args: ['scripts/licenses.ts', 'check'] },
	{ name: 'unused code', command: 'knip', args: ['--no-config-hints'] },
	{
		name: 'dependency directions',
		command: 'depcruise',
		args: ['--config', '.dependency-cruiser.json', 'apps', 'packages'],
	},
	{ name: 'budget', command: 'node', args: ['scripts/checks/budget.ts'] },
	{ name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
	{
		name: 'cycles between folders',
		command: 'depcruise',
		args: ['--config', '.dependency-cruiser.folders.json', 'apps/site'],
	},
	{ name: 'generated files', command: 'node', args: ['scripts/generate.ts', '--check'] },
];

/** Runs every static check, two at a time, even after a failure, and returns the names of those that failed. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
	const failed: string[] = [];
	const waiting = [...steps];
	const runWaiting = async () => {
		for (let step = waiting.shift(); step; step = waiting.shift()) {
			if (!(await succeeds(step))) failed.push(step.name);
		}
	};
	await Promise.all([runWaiting(), runWaiting()]);
	return { passed: steps.length - failed.length, failed };
}

/** Runs a check and prints its output and its time once it has ended. */
function succeeds({ name, command, args }: CheckStep): Promise<boolean> {
	const start = Date.now();
	const output: Buffer[] = [];
	const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
	child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
	child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) => {
			const seconds = ((Date.now() - start) / 1000).toFixed(1);
			console.log(
				`${Buffer.concat(output).toString().trim()}\n${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`.trim(),
			);
			resolve(code === 0);
		});
	});
}
