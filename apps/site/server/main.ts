import { join } from 'node:path';
import { createSite } from './create-site.ts';
import { createLogger, logDestination } from './observing/logger.ts';
import { builtApplication, sourceApplication } from './pages/application.ts';
import { Drain } from './receiving/drain.ts';
import { createHttpServer } from './receiving/http-server.ts';
import { readEnvironment } from './settings/environment.ts';
import { limits } from './settings/limits.ts';

const siteFolder = join(import.meta.dirname, '..');
const environment = readEnvironment(process.env);
const destination = logDestination();
const logger = createLogger(environment.LOG_LEVEL, destination);

const stopTracing = environment.OTEL_EXPORTER_OTLP_ENDPOINT
	? (await import('./observing/tracing.ts')).startTracing(environment.OTEL_TRACES_SAMPLER_ARG)
	: undefined;

const server = createHttpServer();
const drain = new Drain(server);
const application =
	environment.NODE_ENV === 'development'
		? await sourceApplication(siteFolder, server)
		: { loadApplication: await builtApplication(siteFolder), before: undefined };
const site = await createSite({ environment, logger, destination, siteFolder, ...application });
server.on('request', (request, response) => site.listener(request, response, () => {}));

server.on('error', (error) => {
	logger.fatal({ err: error }, 'the site could not start');
	process.exitCode = 1;
});
server.listen(environment.PORT, environment.HOST, () => {
	logger.info(
		{ host: environment.HOST, port: environment.PORT, build: site.build.id },
		'site ready',
	);
	void site.warm();
});
if (!application.before) {
	site.archive
		.add(site.clientFolder, site.build)
		.catch((err) =>
			logger.error({ err }, 'the build could not be stored for tabs that outlive it'),
		);
}

/** Nobody waits for a development server. */
const patience =
	environment.NODE_ENV === 'development' ? { idleMs: 0, limitMs: 0 } : limits.http.drain;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, async () => {
		logger.info({ signal }, 'site stopping');
		setTimeout(() => process.exit(0), patience.limitMs + limits.http.closingMs).unref();
		await drain.end(patience);
		await Promise.allSettled([site.close(), stopTracing?.()]);
		process.exit(0);
	});
}
