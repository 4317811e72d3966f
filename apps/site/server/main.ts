import { join } from 'node:path';
import { createSite } from './create-site.ts';
import { createLogger, logDestination } from './observing/logger.ts';
import { builtApplication, sourceApplication } from './pages/application.ts';
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		const close = () => Promise.allSettled([site.close(), stopTracing?.()]);
		server.close(() => void close().finally(() => process.exit(0)));
		server.closeIdleConnections();
		setTimeout(() => process.exit(0), limits.http.shutdownMs).unref();
	});
}
