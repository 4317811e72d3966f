import { concernsPosts, pricesTag } from '@website/contracts/cache-tags';
import { priceChangesFeedPath } from '#shared/addresses/price-changes-address.ts';
import { localizedPath, siteLocales } from '#shared/locales/locale.ts';
import { limits } from '../settings/limits.ts';

export interface FeedHubOptions {
	/** URL of the hub; without it nothing is sent. */
	hub: string | undefined;
	origin: string;
	onError: (error: unknown) => void;
}

/** Tells a WebSub hub (W3C, section 7) which feeds changed, once for all changes within a moment. What fails is reported: hubs also poll. */
export class FeedHub {
	readonly #options: FeedHubOptions;
	readonly #changed = new Set<string>();
	#timer: NodeJS.Timeout | undefined;

	constructor(options: FeedHubOptions) {
		this.#options = options;
	}

	/** Takes the tags of a change, after they are invalidated. */
	noteChange(tags: readonly string[]): void {
		if (!this.#options.hub) return;
		const changed = [
			...(concernsPosts(tags) ? articleFeeds() : []),
			...(tags.includes(pricesTag) ? priceFeeds() : []),
		];
		for (const path of changed) this.#changed.add(path);
		if (this.#timer || changed.length === 0) return;
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			const feeds = [...this.#changed];
			this.#changed.clear();
			this.#tell(feeds).catch(this.#options.onError);
		}, limits.feedHub.gatherMs);
		this.#timer.unref();
	}

	async #tell(feeds: readonly string[]): Promise<void> {
		const { hub = '', origin } = this.#options;
		const body = new URLSearchParams({ 'hub.mode': 'publish' });
		for (const path of feeds) body.append('hub.url', origin + path);
		const response = await fetch(hub, {
			method: 'POST',
			body,
			signal: AbortSignal.timeout(limits.feedHub.timeoutMs),
		});
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${hub} answered the feeds' change with ${response.status}`);
	}
}

const articleFeeds = () => siteLocales().map(({ code }) => localizedPath(code, '/blog/feed.xml'));
const priceFeeds = () => siteLocales().map(({ code }) => priceChangesFeedPath(code));

/** The `Link` header by which a feed names its hub and itself (WebSub, section 4). */
export function feedHubLink(hub: string, feedUrl: string): string {
	return `<${hub}>; rel="hub", <${feedUrl}>; rel="self"`;
}
