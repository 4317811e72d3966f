import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { type ProgramEnvironments, programEnvironments } from './programs.ts';
import { type Program, startProgram } from './running/program.ts';

export interface TemporarySite {
	environments: ProgramEnvironments;
	dataFolder: string;
	backend: Program;
	site: Program;
	close(): Promise<void>;
}

interface Preparations {
	beforeBackend?: (environments: ProgramEnvironments) => Promise<void>;
	afterImport?: (dataFolder: string) => Promise<void>;
}

/** Starts both programs with the demo content. `beforeBackend` may fill the database, `afterImport` change the content. */
export async function startTemporarySite(
	logFolder: string,
	environment: NodeJS.ProcessEnv,
	{ beforeBackend, afterImport }: Preparations = {},
): Promise<TemporarySite> {
	const dataFolder = mkdtempSync(join(tmpdir(), 'website-'));
	const ports = { backend: await freePort(), site: await freePort() };
	const environments = programEnvironments(dataFolder, ports, {
		...environment,
		NODE_ENV: 'production',
	});
	await beforeBackend?.(environments);
	const start = (name: 'backend' | 'site'): Promise<Program> =>
		startProgram({
			name,
			workspace: `apps/${name}`,
			script: 'start',
			environment: environments[name],
			logFolder,
			readyUrl: `http://127.0.0.1:${ports[name]}/healthz`,
			readyTimeoutMs: 600_000,
		});
	if (afterImport) {
		const firstBackend = await start('backend');
		await afterImport(dataFolder).finally(firstBackend.stop);
	}
	const backend = await start('backend');
	const site = await start('site').catch(async (error: unknown) => {
		await backend.stop();
		throw error;
	});
	return {
		environments,
		dataFolder,
		backend,
		site,
		close: async () => {
			await Promise.all([site.stop(), backend.stop()]);
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}
