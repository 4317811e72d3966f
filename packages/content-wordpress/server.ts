import { pino } from 'pino';
import { readServerSettings } from './server-settings.ts';
import { startServer } from './start-server.ts';

const logger = pino();
const server = await startServer(readServerSettings(process.env), logger);
logger.info({ url: server.url }, 'content endpoint ready');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void server.close().then(() => process.exit(0)));
}
