import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../starter/programs.ts';

const copy = join(mkdtempSync(join(tmpdir(), 'language-')), 'project');

function run(command: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
	if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
	return stdout;
}

beforeAll(() => {
	spawnSync('git', ['clone', '--quiet', root, copy]);
	for (const folder of globSync('{.,apps/*,packages/*,e2e,bench}/node_modules', { cwd: root }))
		spawnSync('cp', ['-al', join(root, folder), join(copy, dirname(folder))]);
});

afterAll(() => rmSync(dirname(copy), { recursive: true }));

const hour = 3_600_000;

it(
	'a language is added with clean types and one schema per database, and removed again',
	() => {
		run('npm', 'run', 'new', '--', 'language', 'pl', 'Polski');
		run('sh', '-c', 'npm run typegen -w apps/site && tsc -b packages/* apps/* e2e bench .');
		run('biome', 'check', '--error-on-warnings', 'apps', 'packages', 'scripts');
		expect(run('git', 'status', '--short')).toContain(
			' M apps/backend/src/migrations/postgres/schema.json',
		);
		expect(run('git', 'status', '--short')).not.toContain(' D ');
		run('git', 'add', '--all');
		run('npm', 'run', 'new', '--', 'language', '--remove', 'pl');
		run('sh', '-c', 'tsc -b packages/* apps/* e2e bench .');
		const place = String.raw`\bpl(:|')`;
		const mentions = run('git', 'grep', '-lE', place, '--', 'apps/site/app', 'packages');
		expect(mentions).toBe('packages/contracts/locales.ts\n');
	},
	hour,
);
