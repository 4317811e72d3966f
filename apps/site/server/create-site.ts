import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pricesTag } from '@website/contracts/cache-tags';
import type { PageKey } from '#shared/addresses/page-key.ts';
import { ContentVersion } from '#shared/http/content-version.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import { endpointMemory } from '../app/content/endpoint/endpoint-memory.ts';
import { SharedAnswers } from '../app/content/shared-answers.ts';
import { accessLog } from './access-log.ts';
import { appEntry, type LoadBuild } from './app.ts';
import { previewCookie } from './bypass.ts';
import { pageRenderer } from './cache/page-renderer.ts';
import { PurgeLedger } from './cache/purge-ledger.ts';
import { ContentHealth } from './content/content-health.ts';
import { contentProbe } from './content/probe.ts';
import { tokenCookies } from './content-token.ts';
import { createPageCache } from './create-page-cache.ts';
import type { Environment } from './environment.ts';
import { hotPath } from './hot-path.ts';
import { KeptFile } from './kept-file.ts';
import { limits } from './limits.ts';
import type { Before } from './load-build.ts';
import type { LogDestination, Logger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { describeApi } from './openapi/describe-api.ts';
import { DocumentSource } from './openapi/document-source.ts';
import { createPipeline } from './pipeline.ts';
import { createPriceApi, StoredPrices } from './prices/index.ts';
import { renderKey } from './render-key.ts';
import { type Personal, type RenderedPage, renderPage } from './render-page.ts';

export interface SiteOptions {
	environment: Environment;
	logger: Logger;
	destination: Pick<LogDestination, 'write'>;
	loadBuild: LoadBuild;
	siteFolder: string;
	/** In development: what looks at requests first. Pages are then rendered anew each time. */
	before?: Before | undefined;
}

/** A site, ready to be given to an HTTP server. */
export interface Site {
	listener: Before;
	build: BuildInfo;
	archiveFolder: string;
	clientFolder: string;
	/** Reads what takes long before somebody asks for it; what fails is noted in the log and read when asked for. */
	warm(): Promise<void>;
	close(): Promise<void>;
}

/** Puts the program's parts together: application, cache, hot path, pipeline. */
export async function createSite(options: SiteOptions): Promise<Site> {
	const { environment, logger, loadBuild, siteFolder } = options;
	const health = new ContentHealth();
	const memory = endpointMemory(limits.content.recheckMs);
	const contentVersion = new ContentVersion();
	const ledger = new PurgeLedger();
	const sharedAnswers = new SharedAnswers(ledger, limits.cache.freshMs);
	const { build } = appEntry(await loadBuild());
	const apiDocumentSource = new DocumentSource({
		url: `${environment.APP_HOST_URL}/openapi.json`,
		file: new KeptFile(join(environment.CACHE_DIR, 'openapi.json')),
		logger,
	});
	const priceApi = createPriceApi({
		version: contentVersion,
		environment,
		logger,
		kept: new StoredPrices({
			folder: join(environment.CACHE_DIR, 'prices'),
			onError: (error) => logger.error({ error }, 'prices could not be kept on disk'),
		}),
	});
	const log = accessLog(options.destination, logger.isLevelEnabled('info'));

	const render = async (request: Request, personal?: Personal): Promise<RenderedPage> => {
		const start = performance.now();
		const page = await renderPage(request, {
			build: await loadBuild(),
			environment,
			logger,
			readApiDescription: () => describeApi(apiDocumentSource),
			priceApi,
			endpointMemory: memory,
			contentVersion,
			sharedAnswers: options.before ? undefined : sharedAnswers,
			...personal,
			contentTimeoutMs: health.isFailing
				? Math.min(limits.content.timeoutWhileFailingMs, environment.CONTENT_TIMEOUT_MS)
				: environment.CONTENT_TIMEOUT_MS,
			onContentCall: ({ ms, error }) => {
				health.note(!error);
				metrics.upstream(!error, ms);
				if (error) logger.error({ error, url: request.url }, 'the content endpoint failed');
			},
		});
		const outcome = page.status >= 500 ? 'error' : page.degraded ? 'degraded' : 'ok';
		metrics.render(outcome, performance.now() - start);
		return page;
	};

	const renderFrom = async (key: PageKey, personal?: Personal) =>
		renderKey(key, {
			build: await loadBuild(),
			origin: environment.SITE_URL,
			render: (request) => render(request, personal),
		});

	const { cache, secondLevel, purge, close } = createPageCache({
		environment,
		contentVersion,
		ledger,
		buildId: build.id,
		health,
		metrics: () => metrics,
		onPurge: (tags) => {
			// Before the pages: what is rendered after the purge must read the new prices.
			if (tags.includes(pricesTag)) priceApi.expire();
		},
		onError: (error, message) => logger.error({ error }, message),
		renderer: pageRenderer((key) => renderFrom(key)),
	});
	const metrics = new Metrics(() => ({
		entries: cache.entries,
		bytes: cache.bytes,
		diskEntries: secondLevel.entries,
		diskBytes: secondLevel.bytes,
	}));
	const probe = contentProbe(environment.CONTENT_URL);
	const archiveFolder = join(environment.CACHE_DIR, 'builds');
	const clientFolder = join(siteFolder, 'build/client');
	const pipeline = createPipeline({
		environment,
		logger,
		accessLog: log,
		clientFolder,
		archiveFolder,
		build,
		apiDocumentSource,
		priceApi,
		purge,
		health: {
			metrics,
			metricsToken: environment.METRICS_TOKEN,
			isReady: async () =>
				health.isReachable || cache.entries > 0 || secondLevel.entries > 0 || (await probe()),
		},
		pages: {
			cache: options.before ? undefined : cache,
			renderPersonal: renderFrom,
			tokenCookies: tokenCookies(environment),
			previewSecret: environment.PREVIEW_SECRET,
		},
	});
	const answer = getRequestListener(pipeline.fetch);
	const answerHot = hotPath({
		peek: (id) => cache.peek(id),
		log,
		onNotModified: () => metrics.notModified(),
		personalCookies: [previewCookie, ...tokenCookies(environment)],
	});
	return {
		build,
		archiveFolder,
		clientFolder,
		close,
		warm: () => priceApi.warm().catch(() => undefined),
		listener: (request, response) => {
			if (options.before) options.before(request, response, () => answer(request, response));
			else if (!answerHot(request, response)) void answer(request, response);
		},
	};
}
