import type { PageKey } from '@website/page-cache/page-key';
import {
	type PageRenderer,
	type RenderedPage,
	type RenderOutcome,
	storable,
} from '@website/page-cache/storable-page';
import type { StoredPage } from '@website/page-cache/stored-page';
import { matchRoutes } from 'react-router';
import { pageOfMarkdownPath } from '#shared/addresses/markdown-path.ts';
import {
	dataPathOfPayload,
	isPayloadPath,
	leafOnly,
	pageKey,
	pageOfPath,
} from '#shared/addresses/page-key.ts';
import { pageAsMarkdown } from '../markdown/page-as-markdown.ts';
import { listOfWholeText, wholeSiteText, wholeTextName } from '../markdown/whole-site-text.ts';
import type { ContentHealth } from '../observing/content-health.ts';
import type { Metrics } from '../observing/metrics.ts';
import { limits } from '../settings/limits.ts';
import type { Application, LoadApplication } from './application.ts';
import { isNotSetUp, NotSetUpError } from './not-set-up.ts';
import { pageDataAsJson } from './page-data.ts';
import { type Personal, type RenderOptions, renderPage } from './render-page.ts';

export interface PageMakerOptions
	extends Omit<
		RenderOptions,
		keyof Personal | 'application' | 'contentTimeoutMs' | 'onContentCall'
	> {
	loadApplication: LoadApplication;
	health: ContentHealth;
	metrics: Metrics;
}

/** Makes a page from its key alone: nothing of a visitor's headers or unknown parameters can reach an answer that others will get. */
export class PageMaker implements PageRenderer {
	readonly #options: PageMakerOptions;

	constructor(options: PageMakerOptions) {
		this.#options = options;
	}

	async render(key: PageKey, sequence: number, before?: StoredPage): Promise<RenderOutcome> {
		const page = await within(limits.renderTimeoutMs, this.make(key));
		return storable(key, page, sequence, before);
	}

	async make(key: PageKey, personal: Personal = {}): Promise<RenderedPage> {
		const application = await this.#options.loadApplication();
		const origin = this.#options.environment.SITE_URL;
		if (isPayloadPath(key.path)) {
			const url = origin + dataPathOfPayload(key.path) + key.search;
			const data = await this.#ask(application, url, personal);
			return pageDataAsJson(data, application.entry.module.build.id);
		}
		if (key.path.endsWith(wholeTextName)) {
			const list = await this.#ask(application, origin + listOfWholeText(key.path), personal);
			return wholeSiteText(list, (path) => this.make(pageKey(path, ''), personal));
		}
		const markdownOf = pageOfMarkdownPath(key.path);
		if (markdownOf) {
			const page = origin + markdownOf;
			return pageAsMarkdown(await this.#ask(application, page + key.search, personal), page);
		}
		const url = new URL(key.path + key.search, origin);
		if (url.searchParams.get('_routes') === leafOnly) {
			url.searchParams.set('_routes', leafRouteId(application, pageOfPath(key.path)) ?? '');
		}
		return this.#ask(application, url.href, personal);
	}

	async #ask(application: Application, url: string, personal: Personal): Promise<RenderedPage> {
		const { health, metrics, logger, environment } = this.#options;
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
					health.note(true);
					return metrics.upstream(true, ms);
				}
				health.note(!error);
				metrics.upstream(!error, ms);
				if (error) logger.error({ err: error, url }, 'the content endpoint failed');
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

/** Rejects when the work takes longer; the work itself is bounded by its own timeouts and ends later. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`The page took longer than ${ms} ms`)), ms);
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
