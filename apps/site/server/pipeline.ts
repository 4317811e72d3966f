import { RenderQueueFullError } from '@website/page-cache/render-queue';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { remoteAnimationPath } from '#shared/addresses/animation-address.ts';
import { locationHeader } from '#shared/addresses/location-header.ts';
import { apiDocumentPath } from '#shared/api-description.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import type { DocumentSource } from './api-document/document-source.ts';
import { apiDocument } from './api-document/published-document.ts';
import { fontRoutes } from './brand/font-routes.ts';
import { iconRoutes } from './brand/icon-routes.ts';
import type { CurrentBrand } from './brand/site-brand.ts';
import { assets, builds } from './builds/assets.ts';
import type { BuildArchive } from './builds/build-archive.ts';
import { media } from './content-files/media-routes.ts';
import { remoteAnimations } from './content-files/remote-animations.ts';
import { formRoutes } from './forms/form-routes.ts';
import { FormsBackend } from './forms/forms-backend.ts';
import { newsletterRoutes } from './forms/newsletter-routes.ts';
import { RateLimits } from './guarding/rate-limits.ts';
import { securityHeaders } from './guarding/security-headers.ts';
import { createFlagRoutes, imageRoutes } from './images/image-routes.ts';
import type { Images } from './images/images.ts';
import type { AccessLog } from './observing/access-log.ts';
import { type HealthOptions, health } from './observing/health-routes.ts';
import type { Logger } from './observing/logger.ts';
import type { CurrentOptions } from './options/current-options.ts';
import { offFeatures } from './options/off-features.ts';
import { ContentUnavailable, NotSetUpError } from './pages/not-set-up.ts';
import { type PagesOptions, pages as pageRoutes } from './pages/page-routes.ts';
import { preview } from './pages/preview-routes.ts';
import { createPricesRoutes, type PriceCache } from './prices/index.ts';
import { canonicalAddress } from './receiving/canonical-address.ts';
import { conditionalRequests } from './receiving/conditional-requests.ts';
import { errorResponse, notSetUpResponse, offLanguages } from './receiving/error-response.ts';
import { languageDetection, languageSwitch } from './receiving/language.ts';
import { requestLog, requestTrace } from './receiving/request-log.ts';
import { securityText } from './receiving/security-txt.ts';
import { speculationRulesRoute } from './receiving/speculation-rules.ts';
import { type WebhookOptions, webhook } from './receiving/webhook.ts';
import { type FindDocument, wordPressAddresses } from './receiving/wordpress-addresses.ts';
import type { Environment } from './settings/environment.ts';
import { shareImageRoutes } from './share-images/share-image-routes.ts';
import type { ShareImages } from './share-images/share-images.ts';

export interface PipelineOptions {
	environment: Environment;
	logger: Logger;
	accessLog: AccessLog;
	clientFolder: string;
	archive: BuildArchive;
	build: BuildInfo;
	apiDocumentSource: DocumentSource;
	priceApi: PriceCache;
	health: HealthOptions;
	images: Images;
	shareImages: ShareImages;
	brand: CurrentBrand;
	options: CurrentOptions;
	purge: WebhookOptions['purge'];
	pages: Omit<PagesOptions, 'admit'>;
	/** Reads the public page at a canonical path; `admit` may throw before a render. */
	readPage: (path: string, admit: () => void) => Promise<{ status: number; text: string }>;
	/** Only if the content comes from WordPress: the redirect to a document from one of its addresses. */
	findDocument: FindDocument | undefined;
	/** URL of the script of live previews. */
	livePreviewScript: () => Promise<string>;
}

/** The middleware and routes in order. Cached pages are served before: see hot-path.ts. */
export function createPipeline(options: PipelineOptions): Hono {
	const { environment, logger, archive, brand, findDocument, images, pages } = options;
	const { metrics } = options.health;
	const rates = new RateLimits({
		header: environment.CLIENT_ADDRESS_HEADER,
		onRefused: (kind) => metrics.rateLimited(kind),
		onForwarded: (header) =>
			logger.warn(
				{ header },
				'requests come through a proxy, but CLIENT_ADDRESS_HEADER is not set',
			),
	});
	const hosts = {
		mediaOrigin: environment.MEDIA_FETCH_URL ?? environment.MEDIA_URL,
		mediaHosts: environment.MEDIA_HOSTS,
	};
	const backend = new FormsBackend({ environment, logger });
	const https = environment.SITE_URL.startsWith('https:');
	const admit = rates.admit('images');
	const admitRender = rates.admit('renders');
	return new Hono()
		.use(requestTrace())
		.use(requestLog(options.accessLog, (route, status) => metrics.request(route, status)))
		.use(securityHeaders({ https }))
		.use(conditionalRequests())
		.use(async (c, next) => {
			const redirect = c.redirect;
			// Hono encodes some URLs only, and these once too often.
			c.redirect = (location, status) => redirect(locationHeader(String(location)), status);
			await next();
		})
		.use(async (c, next) => {
			c.set('brand', brand);
			await next();
		})
		.route('/', health(options.health))
		.use(offFeatures(options.options))
		.use('/api/prices/*', rates.limit('reads'))
		.use('/prices/*', rates.limit('reads'))
		.use(apiDocumentPath, rates.limit('reads'))
		.use(`${remoteAnimationPath}/*`, rates.limit('reads'))
		.route('/', media({ ...hosts, timeoutMs: environment.CONTENT_TIMEOUT_MS, logger }))
		.route(
			'/',
			shareImageRoutes({
				images: options.shareImages,
				brand,
				pictures: images,
				readPage: (path, c) => options.readPage(path, () => admitRender(c)),
				admit,
			}),
		)
		.route('/', iconRoutes({ brand, images, admit }))
		.route('/', fontRoutes({ ...hosts, brand, logger, admit }))
		.route('/', imageRoutes({ images, admit }))
		.route('/', remoteAnimations({ hosts: environment.ANIMATION_HOSTS, logger }))
		.route('/', apiDocument(options.apiDocumentSource, environment.API_ORIGINS))
		.route('/', createPricesRoutes(options.priceApi))
		.route('/', createFlagRoutes())
		.route(
			'/',
			webhook({
				secret: environment.WEBHOOK_SECRET,
				purge: options.purge,
				respondsFirst: findDocument !== undefined,
				logger,
				rates,
			}),
		)
		.route(
			'/',
			securityText({ contact: environment.SECURITY_CONTACT, origin: environment.SITE_URL }),
		)
		.route('/', speculationRulesRoute())
		.route('/', builds({ current: options.build, archive }))
		.route('/', assets({ folder: options.clientFolder, archive }))
		.use(async (_c, next) => {
			await options.options.ready();
			await next();
		})
		.route('/', languageSwitch({ https }))
		.route(
			'/',
			preview({
				previews: pages.previews,
				live: { environment, script: options.livePreviewScript, renderPage: pages.renderPage },
				https,
				admit: rates.admit('previews'),
			}),
		)
		.route('/', newsletterRoutes({ backend, rates }))
		.route(
			'/',
			formRoutes({
				backend,
				secret: environment.FORMS_TOKEN ?? environment.WEBHOOK_SECRET,
				siteOrigin: environment.SITE_URL,
				rates,
				renderPage: pages.renderPage,
			}),
		)
		.use(findDocument ? wordPressAddresses(findDocument) : (_c, next) => next())
		.use(canonicalAddress())
		.use(offLanguages())
		.use(languageDetection())
		.route('/', pageRoutes({ ...pages, admit: admitRender }))
		.onError((error, c) => {
			if (error instanceof HTTPException) return error.getResponse();
			if (error instanceof NotSetUpError) return notSetUpResponse(c);
			logger.error({ err: error, path: c.req.path, id: c.get('requestId') }, 'request failed');
			return errorResponse(c, isTemporary(error) ? 503 : 500);
		});
}

/** True for errors that are probably temporary. */
const isTemporary = (error: unknown): boolean =>
	error instanceof RenderQueueFullError || error instanceof ContentUnavailable;
