import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Drain, onceSignaled } from '@website/contracts/drain';
import { logConsole } from '@website/contracts/log-console';
import { requireFolder } from '@website/contracts/require-folder';
import { createSite } from './create-site.ts';
import { createLogger, logDestination } from './observing/logger.ts';
import { builtApplication, sourceApplication } from './pages/application.ts';
import { createHttpServer } from './receiving/http-server.ts';
import { type Environment, readEnvironment } from './settings/environment.ts';
import { limits } from './settings/limits.ts';

const siteFolder = join(import.meta.dirname, '..');
const destination = logDestination();

/** Exits the program with code 1 and logs the reason in one line. */
function exitWith(reason: string, details: object = {}): never {
	createLogger('fatal', destination).fatal(details, reason);
	process.exit(1);
}

function readEnvironmentOrExit(): Environment {
	try {
		const environment = readEnvironment(process.env);
		const cache = resolve(environment.CACHE_DIR);
		// A disk that became read-only since does not stop the site: it serves from memory.
		if (!existsSync(cache)) requireFolder('CACHE_DIR', cache);
		return environment;
	} catch (cause) {
		return exitWith(`The site cannot start: ${cause instanceof Error ? cause.message : cause}`);
	}
}

process.once('uncaughtException', (err) => exitWith('The site ends', { err }));
const environment = readEnvironmentOrExit();
const logger = createLogger(environment.LOG_LEVEL, destination);
if (environment.NODE_ENV !== 'development') logConsole(logger);

const stopTracing = environment.OTEL_EXPORTER_OTLP_ENDPOINT
	? (await import('./observing/tracing.ts')).startTracing(environment.OTEL_TRACES_SAMPLER_ARG)
	: undefined;

const server = createHttpServer();
const drain = new Drain(server);
const application =
	environment.NODE_ENV === 'development'
		? await sourceApplication(siteFolder, server)
		: { loadApplication: await builtApplication(siteFolder), devMiddleware: undefined };
const site = await createSite({ environment, logger, destination, siteFolder, ...application });
server.on('request', (request, response) => site.listener(request, response, () => {}));

server.on('error', ({ message }) => {
	const { HOST, PORT } = environment;
	exitWith(`The site cannot start: HOST, PORT: ${HOST}:${PORT} can't be listened on: ${message}`);
});
server.listen(environment.PORT, environment.HOST, () => {
	logger.info(
		{ host: environment.HOST, port: environment.PORT, build: site.build.id },
		'site ready',
	);
	void site.warm();
});
if (!application.devMiddleware) {
	site.archive
		.add(site.clientFolder, site.build)
		.catch((err) =>
			logger.error({ err }, 'the build could not be stored for tabs that outlive it'),
		);
}

/** A development server closes its connections immediately. */
const drainOptions =
	environment.NODE_ENV === 'development' ? { idleMs: 0, limitMs: 0 } : limits.http.drain;

onceSignaled(async (signal) => {
	logger.info({ signal }, 'site stopping');
	setTimeout(() => process.exit(0), drainOptions.limitMs + limits.http.closingMs).unref();
	await drain.end(drainOptions);
	await Promise.allSettled([site.close(), stopTracing?.()]);
	process.exit(0);
});
