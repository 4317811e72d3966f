import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './starter/command.ts';
import { portFrom } from './starter/ports.ts';
import { run } from './starter/problem.ts';
import { programEnvironments, root } from './starter/programs.ts';

/** `npm run admin -- reset <e-mail>`: an operator's commands, on the database of `npm start`. */
await run(async () => {
	if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
	const dataFolder = resolve(root, process.env.DATA_DIR || 'data');
	const { backend } = programEnvironments(
		dataFolder,
		{ backend: portFrom('BACKEND_PORT', 4000), site: portFrom('SITE_PORT', 3000) },
		{ LOG_LEVEL: 'error', ...process.env },
	);
	const [command = '', ...rest] = process.argv.slice(2);
	if (command === 'backup' && rest.length === 0) rest.push('--to', join(dataFolder, 'backups'));
	// The backend's command runs in another folder, so paths are made absolute.
	const commandArgs = [
		command,
		...(['setup', 'backup', 'restore', 'move'].includes(command)
			? rest.map((file) =>
					file.replace(/^(--to=)?(?!s3:|-)(.+)/, (_, to = '', path) => to + resolve(path)),
				)
			: rest),
	];
	process.exitCode = await runCommand(
		'npm',
		['run', 'admin', '--silent', '-w', 'apps/backend', '--', ...commandArgs],
		backend,
	);
});
