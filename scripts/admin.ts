import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portFrom } from './starter/ports.ts';
import { run } from './starter/problem.ts';
import { createData, programEnvironments, root } from './starter/programs.ts';

/** `npm run admin -- reset <e-mail>`: an operator's commands, on the database of `npm start`. */
await run(async () => {
	if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
	const dataFolder = resolve(root, process.env.DATA_DIR || 'data');
	const args = process.argv.slice(2);
	// On a new machine. Only a start creates a database.
	if (args[0] === 'restore') createData(dataFolder);
	if (args.join() === 'backup') args.push('--to', join(dataFolder, 'backups'));
	const { backend } = programEnvironments(
		dataFolder,
		{ backend: portFrom('BACKEND_PORT', 4000), site: portFrom('SITE_PORT', 3000) },
		{ LOG_LEVEL: 'error', ...process.env },
	);
	const command = ['--no-warnings', 'src/start/commands/admin.ts', ...args];
	const { status } = spawnSync(process.execPath, command, {
		cwd: join(root, 'apps/backend'),
		env: backend,
		stdio: 'inherit',
	});
	process.exitCode = status ?? 1;
});
