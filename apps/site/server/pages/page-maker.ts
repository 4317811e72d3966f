import type { PageKey } from '@website/page-cache/page-key';
import {
	type PageRenderer,
	type RenderedPage,
	type RenderOutcome,
	toStoredPage,
} from '@website/page-cache/storable-page';
import type { StoredPage } from '@website/page-cache/stored-page';
import { matchRoutes } from 'react-router';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import {
	dataPathOfPayload,
	isPayloadPath,
	leafOnly,
	pageKey,
	pageOfPath,
} from '#shared/addresses/page-key.ts';
import { markdownPathOf, pageOfMarkdownPath } from '#shared/addresses/paths-of-pages.ts';
import { htmlToMarkdown } from '../markdown/html-to-markdown.ts';
import {
	pageListPath,
	type RenderedParts,
	wholeSiteText,
	wholeTextName,
} from '../markdown/whole-site-text.ts';
import type { ContentHealth } from '../observing/content-health.ts';
import type { Metrics } from '../observing/metrics.ts';
import { limits } from '../settings/limits.ts';
import type { Application, LoadApplication } from './application.ts';
import { isNotSetUp, NotSetUpError } from './not-set-up.ts';
import { pageDataAsJson } from './page-data.ts';
import { type Personal, type RenderOptions, renderPage } from './render-page.ts';

/**
 * Converts the response with a page to Markdown (RFC 7763), with the page at `url` as its canonical link (RFC 6596). A redirect to another
 * page becomes one to that page's Markdown.
 */
function pageAsMarkdown(response: RenderedPage, url: string): RenderedPage {
	// These headers concern the rendering of HTML in browsers only.
	const {
		'content-type': type,
		'content-security-policy': _policy,
		'speculation-rules': _rules,
		...headers
	} = response.headers;
	const { location } = headers;
	if (location && isPageAddress(location))
		return { ...response, headers: { ...headers, location: markdownPathOf(location) } };
	if (!type?.startsWith('text/html')) return response;
	return {
		...response,
		headers: {
			...headers,
			'content-type': 'text/markdown; charset=utf-8',
			link: `<${url}>; rel="canonical"`,
		},
		body: Buffer.from(htmlToMarkdown(response.body.toString(), url)),
	};
}

export interface PageMakerOptions
	extends Omit<
		RenderOptions,
		keyof Personal | 'application' | 'contentTimeoutMs' | 'onContentCall'
	> {
	loadApplication: LoadApplication;
	health: ContentHealth;
	metrics: Metrics;
}

/** Renders a page from its key only, so that no visitor's headers or unknown parameters reach a response that others get. */
export class PageMaker implements PageRenderer {
	readonly #options: PageMakerOptions;
	/** The pages of unfinished whole texts, by path of the text; valid until the next purge. */
	readonly #unfinished = new Map<string, { sequence: number; pages: RenderedParts }>();

	constructor(options: PageMakerOptions) {
		this.#options = options;
	}

	async render(key: PageKey, sequence: number, previous?: StoredPage): Promise<RenderOutcome> {
		const isWholeText = key.path.endsWith(wholeTextName);
		const page = await withTimeout(
			limits.renderTimeoutMs,
			isWholeText ? this.#makeWholeText(key, sequence) : this.make(key),
		);
		return toStoredPage(key, page, sequence, previous);
	}

	/** Makes a whole text from what earlier requests have rendered since the last purge, and the rest. */
	async #makeWholeText(key: PageKey, sequence: number): Promise<RenderedPage> {
		const earlier = this.#unfinished.get(key.path);
		const pages = earlier?.sequence === sequence ? earlier.pages : new Map();
		this.#unfinished.set(key.path, { sequence, pages });
		const text = await this.make(key, {}, pages);
		if (text.status === 200) this.#unfinished.delete(key.path);
		return text;
	}

	async make(
		key: PageKey,
		personal: Personal = {},
		rendered?: RenderedParts,
	): Promise<RenderedPage> {
		const application = await this.#options.loadApplication();
		const origin = this.#options.environment.SITE_URL;
		if (isPayloadPath(key.path)) {
			const url = origin + dataPathOfPayload(key.path) + key.search;
			const data = await this.#renderUrl(application, url, personal);
			return pageDataAsJson(data, application.entry.module.build.id);
		}
		if (key.path.endsWith(wholeTextName)) {
			const list = await this.#renderUrl(application, origin + pageListPath(key.path), personal);
			return wholeSiteText(list, (path) => this.make(pageKey(path, ''), personal), rendered);
		}
		const markdownOf = pageOfMarkdownPath(key.path);
		if (markdownOf) {
			const page = origin + markdownOf;
			return pageAsMarkdown(await this.#renderUrl(application, page + key.search, personal), page);
		}
		const url = new URL(key.path + key.search, origin);
		if (url.searchParams.get('_routes') === leafOnly) {
			url.searchParams.set('_routes', leafRouteId(application, pageOfPath(key.path)) ?? '');
		}
		return this.#renderUrl(application, url.href, personal);
	}

	async #renderUrl(
		application: Application,
		url: string,
		personal: Personal,
	): Promise<RenderedPage> {
		const { health, metrics, environment } = this.#options;
		const start = performance.now();
		let isSetUp = true;
		const page = await renderPage(new Request(url), {
			...this.#options,
			...personal,
			application,
			contentTimeoutMs: health.isFailing
				? Math.min(limits.content.timeoutWhileFailingMs, environment.CONTENT_TIMEOUT_MS)
				: environment.CONTENT_TIMEOUT_MS,
			onContentCall: ({ ms, error }) => {
				if (isNotSetUp(error)) {
					isSetUp = false;
					health.succeeded();
					return metrics.upstream(true, ms);
				}
				if (error) health.failed(error, url);
				else health.succeeded();
				metrics.upstream(!error, ms);
			},
		});
		if (!isSetUp) throw new NotSetUpError();
		const outcome = page.status >= 500 ? 'error' : page.degraded ? 'degraded' : 'ok';
		metrics.render(outcome, performance.now() - start);
		return page;
	}
}

function leafRouteId({ routes }: Application, path: string): string | undefined {
	const belowRoot = Object.values(routes).flatMap((route) =>
		route?.parentId === 'root' ? [{ id: route.id, path: route.path ?? '' }] : [],
	);
	return matchRoutes(belowRoot, path)?.at(-1)?.route.id;
}

/** Rejects when the work takes longer than `ms`. The work continues until its own timeouts. */
function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`The page took longer than ${ms} ms`)), ms);
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
