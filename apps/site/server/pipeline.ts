import { join } from 'node:path';
import { Hono } from 'hono';
import type { LoadBuild } from './app.ts';
import type { Environment } from './environment.ts';
import type { Logger } from './logger.ts';
import { apiOverview } from './openapi/api-overview.ts';
import { DocumentSource } from './openapi/document-source.ts';
import { KeptFile } from './openapi/kept-file.ts';
import { apiDocument } from './steps/api-document.ts';
import { assets } from './steps/assets.ts';
import { canonicalAddress } from './steps/canonical-address.ts';
import { images } from './steps/images.ts';
import { languageDetection, languageSwitch } from './steps/language.ts';
import { media } from './steps/media.ts';
import { pages } from './steps/pages.ts';
import { remoteAnimations } from './steps/remote-animations.ts';
import { requestLog } from './steps/request-log.ts';
import { securityHeaders } from './steps/security-headers.ts';
import { tryRequest } from './steps/try-request.ts';

export interface PipelineOptions {
	environment: Environment;
	logger: Logger;
	loadBuild: LoadBuild;
	/** Folder of the built client files. */
	clientFolder: string;
}

/** Everything a request passes, in order. */
export function createPipeline({
	environment,
	logger,
	loadBuild,
	clientFolder,
}: PipelineOptions): Hono {
	const documentSource = new DocumentSource({
		url: `${environment.APP_HOST_URL}/openapi.json`,
		file: new KeptFile(join(environment.CACHE_DIR, 'openapi.json')),
		logger,
	});
	return new Hono()
		.use(requestLog(logger))
		.use(securityHeaders({ https: environment.SITE_URL.startsWith('https:') }))
		.get('/healthz', (c) => c.json({ status: 'ok' }))
		.route(
			'/',
			media({
				mediaOrigin: environment.MEDIA_URL,
				timeoutMs: environment.CONTENT_TIMEOUT_MS,
				logger,
			}),
		)
		.route(
			'/',
			images({
				mediaOrigin: environment.MEDIA_URL,
				folder: join(environment.CACHE_DIR, 'images'),
				maximumBytes: environment.IMAGE_CACHE_BYTES,
				logger,
			}),
		)
		.route('/', remoteAnimations({ hosts: environment.ANIMATION_HOSTS, logger }))
		.route('/', apiDocument(documentSource))
		.route('/', tryRequest({ host: environment.APP_HOST_URL, source: documentSource, logger }))
		.route('/', assets({ folder: clientFolder }))
		.route('/', languageSwitch())
		.use(canonicalAddress())
		.use(languageDetection())
		.route(
			'/',
			pages({
				loadBuild,
				environment,
				logger,
				readApiOverview: () => apiOverview(documentSource),
			}),
		)
		.onError((error, c) => {
			logger.error({ error, path: c.req.path }, 'request failed');
			return c.text('Internal Server Error', 500);
		});
}
