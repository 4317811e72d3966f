import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { createDatabase, type ProgramEnvironments, programEnvironments } from './programs.ts';
import { type Program, startProgram } from './running/program.ts';

export interface TemporarySite {
	environments: ProgramEnvironments;
	dataFolder: string;
	backend: Program;
	site: Program;
	close(): Promise<void>;
}

/** Starts both programs with the demo content. */
export async function startTemporarySite(
	logFolder: string,
	environment: NodeJS.ProcessEnv,
): Promise<TemporarySite> {
	const dataFolder = mkdtempSync(join(tmpdir(), 'website-'));
	const ports = { backend: await freePort(), site: await freePort() };
	createDatabase(dataFolder, environment);
	const environments = programEnvironments(dataFolder, ports, {
		...environment,
		NODE_ENV: 'production',
	});
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
