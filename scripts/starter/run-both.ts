import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onceSignaled } from '@website/contracts/drain';
import { z } from 'zod';
import { buildIfChanged, type ProgramName } from './build.ts';
import { stopWithParent } from './parent.mjs';
import { portFrom, requireFreePort } from './ports.ts';
import { Problem } from './problem.ts';
import { createDatabase, programEnvironments, root } from './programs.ts';
import { step } from './progress.mjs';
import { parseLine } from './running/exit-reason.ts';
import { startProgram } from './running/program.ts';
import {
	configurationFolders,
	isConfiguration,
	restartOnChange,
	watchFolders,
} from './running/restart-on-change.ts';
import { requireDiskSpace } from './system/disk.ts';

const readyLine = z.object({
	msg: z.literal('Backend ready'),
	administrator: z.object({ email: z.string(), hasFirstPassword: z.boolean() }),
	/** Set for a site that has not been set up; without a code once its first administrator exists. */
	setup: z.object({ url: z.string(), code: z.string().optional() }).optional(),
});

/** Reads from the backend's log how to sign in or to set up the site; otherwise returns the command that lists administrators. */
function signInHint(lines: readonly string[], dataFolder: string): string {
	const { administrator, setup } =
		lines.map((line) => parseLine(readyLine, line)).find((line) => line !== undefined) ?? {};
	const link = setup ? `Set-up: ${setup.url}\n            ` : '';
	if (setup?.code) return `${link}One-time code: ${setup.code}`;
	if (!administrator) return 'npm run admin -- list shows the administrators';
	const { email, hasFirstPassword } = administrator;
	const place = process.env.SEED_ADMIN_PASSWORD
		? 'SEED_ADMIN_PASSWORD'
		: join(dataFolder, 'secrets.json');
	return hasFirstPassword
		? `${link}${email} / password in ${place}`
		: `${link}${email} (password forgotten: npm run admin -- reset ${email})`;
}

const siteOptions = z.object({ languages: z.array(z.string()), defaultLanguage: z.string() });

/** The prefixes of a site's other languages, such as "  (/da, /de)"; empty for one language or if the site does not respond. */
async function languagePrefixes(port: number): Promise<string> {
	const response = await fetch(`http://127.0.0.1:${port}/options.json`).catch(() => null);
	const options = response?.ok ? siteOptions.safeParse(await response.json()).data : undefined;
	const others = options?.languages.filter((code) => code !== options.defaultLanguage) ?? [];
	return others.length > 0 ? `  (${others.map((code) => `/${code}`).join(', ')})` : '';
}

/** Starts the backend, then the site in front of it: built if they changed, or from the sources. Resolves after Ctrl-C or when one of them ends. */
export async function runBoth(script: 'start' | 'dev'): Promise<void> {
	if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
	const dataFolder = resolve(root, process.env.DATA_DIR || 'data');
	const ports = { backend: portFrom('BACKEND_PORT', 4000), site: portFrom('SITE_PORT', 3000) };
	await requireFreePort(ports.backend, 'BACKEND_PORT');
	await requireFreePort(ports.site, 'SITE_PORT');
	await requireDiskSpace(dataFolder);
	createDatabase(dataFolder, process.env);
	const environments = programEnvironments(dataFolder, ports, {
		...process.env,
		NODE_ENV: script === 'dev' ? 'development' : 'production',
	});
	const stopping = new AbortController();
	const { signal } = stopping;
	const stop = async () => stopping.abort(new Problem('Stopped.'));
	onceSignaled(stop);
	stopWithParent(stop);
	const logFolder = join(dataFolder, 'logs');
	const start = (name: ProgramName) =>
		startProgram({
			...{ name, workspace: `apps/${name}`, script, environment: environments[name], logFolder },
			readyUrl: `http://127.0.0.1:${ports[name]}/healthz`,
			readyTimeoutMs: 180_000,
			signal,
		});
	const prepare = async (name: ProgramName) => {
		if (script === 'start') await buildIfChanged(name, signal);
	};
	// The backend starts and imports the demo content while the site is being built.
	const sitePrepared = prepare('site');
	sitePrepared.catch(() => undefined);
	await prepare('backend');
	const startBackend = () =>
		step('Starting the backend (database, content, prices)', () => start('backend'));
	const backend =
		script === 'dev'
			? await restartOnChange({
					name: 'backend',
					start: startBackend,
					watch: (onChange) => watchFolders(configurationFolders, isConfiguration, onChange),
					log: console.log,
				})
			: await startBackend();
	const startSite = async () => {
		await sitePrepared;
		return step('Starting the site', () => start('site'));
	};
	const site = await startSite().catch(async (error: unknown) => {
		await backend.stop();
		throw error;
	});

	console.log(`
  Website   http://localhost:${ports.site}${await languagePrefixes(ports.site)}
  Editors   http://127.0.0.1:${ports.backend}/admin
            ${signInHint(backend.lastLines, dataFolder)}
  Logs      ${logFolder}

Ctrl-C stops both.`);

	const reason = await Promise.race([
		backend.exit.then(() => 'The backend ended unexpectedly; see its log.'),
		site.exit.then(() => 'The site ended unexpectedly; see its log.'),
		signal.aborted ? undefined : once(signal, 'abort').then(() => undefined),
	]);
	if (reason) console.error(reason);
	await Promise.all([site.stop(), backend.stop()]);
	console.log('Stopped.');
}
