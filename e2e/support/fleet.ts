import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../scripts/starter/ports.ts';
import { createDatabase, programEnvironments, root } from '../../scripts/starter/programs.ts';
import {
	type Program,
	signalProgram,
	startProgram,
} from '../../scripts/starter/running/program.ts';
import { type Backend, signInAt } from '../publishing/backend.ts';
import { copyDemoData } from './demo-data.ts';

/** A program that can be killed and started again. */
export interface ManagedProgram {
	origin: string;
	environment: NodeJS.ProcessEnv;
	/** The last few lines of the log. */
	logLines(): readonly string[];
	start(): Promise<void>;
	stop(): Promise<void>;
	/** Kills the program and its child processes. */
	kill(): Promise<void>;
}

/** A backend with its own database, and nodes of the site. */
export interface Fleet {
	dataFolder: string;
	backend: ManagedProgram;
	nodes: ManagedProgram[];
	signIn(): Promise<Backend>;
	close(): Promise<void>;
}

export interface FleetOptions {
	nodes: number;
	/** A new database imports the demo content at the first start. By default the backend has a copy of the imported content. */
	database?: 'new';
	/** Environment variables for all programs. */
	environment?: Record<string, string>;
	/** Called with the backend's origin before the nodes start. */
	onBackend?: (origin: string) => void;
}

/** Starts a backend, then the nodes. The backend sends its webhooks to the first node. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
	const dataFolder = mkdtempSync(join(tmpdir(), 'fleet-'));
	if (options.database !== 'new') copyDemoData(dataFolder);
	createDatabase(dataFolder, options.environment ?? {});
	const ports = { backend: await freePort(), site: await freePort() };
	const { backend: backendEnvironment, site } = programEnvironments(dataFolder, ports, {
		...process.env,
		NODE_ENV: 'production',
		LOG_LEVEL: 'info',
		...options.environment,
	});
	const backend = manageProgram('backend', dataFolder, backendEnvironment);
	const nodes: ManagedProgram[] = [];
	const close = async () => {
		await Promise.all([backend, ...nodes].map((program) => program.stop()));
		rmSync(dataFolder, { recursive: true, force: true });
	};
	try {
		await backend.start();
		options.onBackend?.(backend.origin);
		for (let index = 0; index < options.nodes; index += 1) {
			const node = manageProgram('site', dataFolder, {
				...site,
				PORT: String(index === 0 ? ports.site : await freePort()),
				CACHE_DIR: join(dataFolder, `cache-${index}`),
			});
			await node.start();
			nodes.push(node);
		}
	} catch (cause) {
		await close();
		throw cause;
	}
	const password = backendEnvironment.SEED_ADMIN_PASSWORD ?? '';
	return {
		dataFolder,
		backend,
		nodes,
		signIn: () => signInAt({ origin: backend.origin, password }),
		close,
	};
}

function manageProgram(
	name: 'backend' | 'site',
	folder: string,
	environment: NodeJS.ProcessEnv,
): ManagedProgram {
	const origin = `http://127.0.0.1:${environment.PORT}`;
	let program: Program | undefined;
	return {
		origin,
		environment,
		logLines: () => program?.lastLines ?? [],
		async start() {
			program = await startProgram({
				name,
				workspace: `apps/${name}`,
				script: 'start',
				environment,
				logFolder: join(root, 'test-results/logs', basename(folder)),
				readyUrl: `${origin}/healthz`,
				readyTimeoutMs: 600_000,
			});
		},
		stop: async () => program?.stop(),
		async kill() {
			if (!program) return;
			signalProgram(program.process, 'SIGKILL');
			await program.exit;
		},
	};
}
