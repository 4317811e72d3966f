import { spawnSync } from 'node:child_process';
import { updateLanguages } from './new/language/command.ts';
import { runCommands } from './starter/command.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';

/** Writes each file of `.gitattributes` that a command writes: types, operations, the import map, snapshots of migrations, the budget of a fork. */
const commands = [
	'node scripts/generate.ts',
	'npm run generate --silent -w apps/backend',
	'npm run migrate:create --silent -w apps/backend -- --snapshot',
	'node scripts/checks/budget.ts --raise',
];

/** `npm run regenerate`: after a merge into a fork. The other files must have no conflicts any more. */
await run(async () => {
	const { stdout } = spawnSync('git', ['grep', '-lE', '^(<<<<<<<|>>>>>>>) '], {
		cwd: root,
		encoding: 'utf8',
	});
	if (stdout) throw new Problem(`Resolve the conflicts in these files first:\n${stdout}`);
	await updateLanguages();
	await runCommands('This failed', ...commands);
});
