import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { brandTag, optionsTag, pricesTag } from '@website/contracts/cache-tags';
import { hasSeveralHosts } from '@website/contracts/request-head';
import { PurgeLedger } from '@website/page-cache/purge-ledger';
import { pageKey } from '#shared/addresses/page-key.ts';
import { brandPath } from '#shared/brand/brand-css.ts';
import { ContentVersion } from '#shared/http/content-version.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import siteManifest from '../package.json' with { type: 'json' };
import { describeApi } from './api-document/describe-api.ts';
import { DocumentSource } from './api-document/document-source.ts';
import { CurrentBrand } from './brand/site-brand.ts';
import { BuildArchive } from './builds/build-archive.ts';
import { createPageCache } from './cache/create-page-cache.ts';
import { lossLog, optionsPath } from './cache/find-loss.ts';
import { wordPressSource } from './content-source/wordpress-source.ts';
import { previewCookie, tokenCookies } from './guarding/personal-cookies.ts';
import { Images } from './images/images.ts';
import { accessLog } from './observing/access-log.ts';
import { ContentHealth, contentProbe } from './observing/content-health.ts';
import type { LogDestination, Logger } from './observing/logger.ts';
import { Metrics } from './observing/metrics.ts';
import { CurrentOptions } from './options/current-options.ts';
import type { LoadApplication, NodeMiddleware } from './pages/application.ts';
import { hotPath } from './pages/hot-path.ts';
import { PageMaker } from './pages/page-maker.ts';
import { createPipeline } from './pipeline.ts';
import { createPriceApi, StoredPrices } from './prices/index.ts';
import { asksForDocument } from './receiving/wordpress-addresses.ts';
import type { Environment } from './settings/environment.ts';
import { limits } from './settings/limits.ts';
import { ShareImages } from './share-images/share-images.ts';

export interface SiteOptions {
	environment: Environment;
	logger: Logger;
	destination: Pick<LogDestination, 'write'>;
	loadApplication: LoadApplication;
	siteFolder: string;
	/** In development: Vite's middleware, which handles requests first. Pages are then rendered for each request. */
	devMiddleware?: NodeMiddleware | undefined;
}

export interface Site {
	listener: NodeMiddleware;
	build: BuildInfo;
	archive: BuildArchive;
	clientFolder: string;
	warm(): Promise<void>;
	close(): Promise<void>;
}

/** Creates the site from its parts, each before the parts that use it. */
export async function createSite(options: SiteOptions): Promise<Site> {
	const { environment, logger, loadApplication, siteFolder, devMiddleware } = options;
	const { build, createContentMemory } = (await loadApplication()).entry.module;
	const contentSource = await wordPressSource(environment, logger);
	const metrics = new Metrics({ version: siteManifest.version, build: build.id });
	const health = new ContentHealth(logger);
	const contentVersion = new ContentVersion();
	const ledger = new PurgeLedger();
	const log = accessLog(options.destination, logger.isLevelEnabled('info'));
	const apiDocumentSource = new DocumentSource({
		url: `${environment.APP_HOST_URL}/openapi.json`,
		folder: join(environment.CACHE_DIR, 'api-document'),
		logger,
	});
	const priceApi = createPriceApi({
		version: contentVersion,
		environment,
		logger,
		storedPrices: new StoredPrices({
			folder: join(environment.CACHE_DIR, 'prices'),
			onError: (error) => logger.error({ err: error }, 'prices could not be stored'),
		}),
	});
	const pageMaker = new PageMaker({
		loadApplication,
		environment,
		logger,
		health,
		metrics,
		contentVersion,
		contentFetch: contentSource?.fetch,
		priceApi,
		readApiDescription: () => describeApi(apiDocumentSource, environment.API_ORIGINS),
		memory: createContentMemory({
			recheckMs: limits.content.recheckMs,
			shared: devMiddleware ? undefined : { purges: ledger, maxAgeMs: limits.cache.freshMs },
		}),
	});
	const images = new Images({
		mediaOrigin: environment.MEDIA_FETCH_URL ?? environment.MEDIA_URL,
		mediaHosts: environment.MEDIA_HOSTS,
		folder: join(environment.CACHE_DIR, 'images'),
		maxBytes: environment.IMAGE_CACHE_BYTES,
		logger,
	});
	const shareImages = new ShareImages({
		folder: join(environment.CACHE_DIR, 'share-images'),
		loadApplication,
		logger,
	});
	const logLoss = lossLog(logger);
	const { cache, secondLevel, purge, redisState, close } = createPageCache({
		environment,
		contentVersion,
		ledger,
		buildId: build.id,
		health,
		metrics,
		onPurge: (tags) => {
			// Runs before the purge, so that renders after it read the new prices, and the API document with the new brand name.
			if (tags.includes(pricesTag)) priceApi.invalidate();
			if (tags.includes(brandTag)) apiDocumentSource.invalidate();
			// Runs after the purge, so that it reads a new page.
			if (tags.includes(optionsTag)) setImmediate(() => void siteOptions.changed());
			images
				.invalidate(tags.filter((tag) => tag.startsWith('file:')))
				.catch((error: unknown) => logger.error({ err: error }, 'stale images were not removed'));
		},
		logger,
		onLoss: (key, loss) => logLoss(key.path, loss),
		renderer: pageMaker,
	});
	/** Reads a page that the server itself needs, from the page cache or, in development, from a new render. */
	const readPage = async (path: string, admit?: () => void) => {
		const key = pageKey(path, '');
		if (devMiddleware) {
			const { status, body } = await pageMaker.make(key);
			return { status, text: body.toString(), isStale: false };
		}
		const { responses, outcome } = await cache.get(key, admit);
		const text = responses.identity.body.toString();
		return { status: responses.status, text, isStale: outcome === 'stale' };
	};
	const brand = new CurrentBrand({ logger, readPage: () => readPage(brandPath) });
	const siteOptions = new CurrentOptions({
		logger,
		features: environment.SITE_FEATURES,
		maxAgeMs: limits.cache.freshMs,
		onChange: () => purge([optionsTag]),
		readPage: () => readPage(optionsPath),
	});
	metrics.observeCache({ memory: cache, second: secondLevel });
	if (environment.REDIS_URL) metrics.observeRedis(redisState);
	const purgeAndNotify = async (tags: readonly string[], version?: number) => {
		const isShared = await purge(tags, version);
		if (tags.includes(brandTag)) void brand.read();
		if (tags.includes(optionsTag)) await siteOptions.changed();
		return isShared;
	};
	const stopWatching = contentSource?.watch((tags) => purgeAndNotify(tags));
	const contentAddress = {
		url: environment.CONTENT_URL,
		timeoutMs: environment.CONTENT_TIMEOUT_MS,
		fetch: contentSource?.fetch,
	};
	const probe = contentProbe(environment.CONTENT_URL);
	const archive = new BuildArchive(join(environment.CACHE_DIR, 'builds'));
	const clientFolder = join(siteFolder, 'build/client');
	const pipeline = createPipeline({
		brand,
		options: siteOptions,
		environment,
		logger,
		accessLog: log,
		clientFolder,
		archive,
		build,
		apiDocumentSource,
		priceApi,
		images,
		shareImages,
		readPage,
		findDocument: contentSource?.findDocument,
		purge: async (tags, version) => {
			// Renders after the purge must contain the webhook's changes.
			const changedTags = (await contentSource?.refresh()) ?? [];
			return purgeAndNotify([...new Set([...tags, ...changedTags])], version);
		},
		livePreviewScript: async () => (await loadApplication()).entry.module.livePreviewScript,
		health: {
			redisState,
			pricesLeftOut: () => priceApi.leftOut,
			metrics,
			metricsToken: environment.METRICS_TOKEN,
			isReady: async () =>
				health.isReachable || cache.entries > 0 || secondLevel.entries > 0 || (await probe()),
		},
		pages: {
			cache: devMiddleware ? undefined : cache,
			renderPage: (key, personal) => pageMaker.make(key, personal),
			tokenCookies: tokenCookies(environment),
			previews: { secret: environment.PREVIEW_SECRET, content: contentAddress },
			https: environment.SITE_URL.startsWith('https:'),
		},
	});
	const handleRequest = getRequestListener(pipeline.fetch);
	const handleHotPath = hotPath({
		peek: (id) => cache.peek(id),
		log,
		onResponse: (status) => {
			metrics.request('page', status);
			if (status === 304) metrics.notModified();
		},
		personalCookies: [previewCookie, ...tokenCookies(environment)],
		isOther: contentSource ? asksForDocument : () => false,
	});
	return {
		build,
		archive,
		clientFolder,
		close: async () => {
			stopWatching?.();
			await close();
		},
		warm: async () => {
			await Promise.all([
				siteOptions.ready(),
				brand.read(),
				priceApi.warm().catch(() => undefined),
			]);
		},
		listener: (request, response) => {
			if (hasSeveralHosts(request.rawHeaders)) {
				response.writeHead(400, { connection: 'close' }).end('Several Host fields');
				return;
			}
			if (devMiddleware) devMiddleware(request, response, () => handleRequest(request, response));
			else if (!handleHotPath(request, response)) void handleRequest(request, response);
		},
	};
}
