import { concernsPosts } from '@website/contracts/cache-tags';
import { localizedPath, siteLocales } from '#shared/locales/locale.ts';
import { limits } from '../settings/limits.ts';

export interface FeedHubOptions {
	/** URL of the hub; without it nothing is sent. */
	hub: string | undefined;
	origin: string;
	onError: (error: unknown) => void;
}

/** Notifies a WebSub hub (W3C, section 7) of changed feeds, in batches. Failures are only reported, since hubs also poll. */
export class FeedHub {
	readonly #options: FeedHubOptions;
	readonly #changedPaths = new Set<string>();
	#timer: NodeJS.Timeout | undefined;

	constructor(options: FeedHubOptions) {
		this.#options = options;
	}

	/** Call it with the cache tags of a change, after they are invalidated. */
	queueChange(tags: readonly string[]): void {
		if (!this.#options.hub) return;
		if (!concernsPosts(tags)) return;
		for (const path of articleFeeds()) this.#changedPaths.add(path);
		if (this.#timer) return;
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			const feeds = [...this.#changedPaths];
			this.#changedPaths.clear();
			this.#notify(feeds).catch(this.#options.onError);
		}, limits.feedHub.batchMs);
		this.#timer.unref();
	}

	async #notify(feeds: readonly string[]): Promise<void> {
		const { hub = '', origin } = this.#options;
		const body = new URLSearchParams({ 'hub.mode': 'publish' });
		for (const path of feeds) body.append('hub.url', origin + path);
		const response = await fetch(hub, {
			method: 'POST',
			body,
			signal: AbortSignal.timeout(limits.feedHub.timeoutMs),
		});
		await response.arrayBuffer();
		if (!response.ok)
			throw new Error(`${hub} responded to the feed notification with ${response.status}`);
	}
}

const articleFeeds = () => siteLocales().map(({ code }) => localizedPath(code, '/blog/feed.xml'));

/** The `Link` header of a feed, with its hub and its own URL (WebSub, section 4). */
export function feedHubLink(hub: string, feedUrl: string): string {
	return `<${hub}>; rel="hub", <${feedUrl}>; rel="self"`;
}
