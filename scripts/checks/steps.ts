import { runCommand } from '../starter/command.ts';

interface CheckStep {
	name: string;
	command: string;
	args: string[];
}

const steps: CheckStep[] = [
	{ name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
	{ name: 'generated files', command: 'node', args: ['scripts/generate.ts', '--check'] },
	{ name: 'types of the scripts', command: 'tsc', args: ['-p', '.'] },
	{ name: 'types of the contracts', command: 'tsc', args: ['-p', 'packages/contracts'] },
	{
		name: 'types of the reference content',
		command: 'tsc',
		args: ['-p', 'packages/content-reference'],
	},
	{ name: 'types of the page cache', command: 'tsc', args: ['-p', 'packages/page-cache'] },
	{ name: 'types of the messaging API', command: 'tsc', args: ['-p', 'packages/messaging-api'] },
	{
		name: 'types of the WordPress adapter',
		command: 'tsc',
		args: ['-p', 'packages/content-wordpress'],
	},
	{
		name: 'types of the site',
		command: 'npm',
		args: ['run', 'typecheck', '--silent', '-w', 'apps/site'],
	},
	{
		name: 'types of the backend',
		command: 'npm',
		args: ['run', 'typecheck', '--silent', '-w', 'apps/backend'],
	},
	{ name: 'types of the browser tests', command: 'tsc', args: ['-p', 'e2e'] },
	{ name: 'types of the benchmarks', command: 'tsc', args: ['-p', 'bench'] },
	{
		name: 'dependency directions',
		command: 'depcruise',
		args: ['--config', '.dependency-cruiser.json', 'apps', 'packages'],
	},
	{
		name: 'cycles between folders',
		command: 'depcruise',
		args: ['--config', '.dependency-cruiser.folders.json', 'apps/site'],
	},
	{ name: 'unused code', command: 'knip', args: [] },
	{ name: 'licenses', command: 'node', args: ['scripts/licenses.ts', 'check'] },
];

/** Runs every static check, even after a failure, and returns the names of those that failed. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
	const failed: string[] = [];
	for (const step of steps) {
		const start = Date.now();
		const code = await runCommand(step.command, step.args);
		const seconds = ((Date.now() - start) / 1000).toFixed(1);
		console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
		if (code !== 0) failed.push(step.name);
	}
	return { passed: steps.length - failed.length, failed };
}
