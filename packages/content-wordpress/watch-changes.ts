import type { CacheTag } from '@website/contracts/cache-tags';
import type { WordPressContent } from './wordpress-content.ts';

export interface WatchOptions {
	/** Seconds from the end of one refresh to the start of the next. */
	seconds: number;
	/** Receives the tags of changes, once responses contain them. */
	onChange: (tags: readonly CacheTag[]) => Promise<unknown>;
	/** Called when WordPress starts to fail, and `onRecovery` when it works again. */
	onFailure: (error: unknown) => void;
	onRecovery: () => void;
}

/** Refreshes the content immediately and then repeatedly, until the returned function is called. */
export function watchChanges(content: WordPressContent, options: WatchOptions): () => void {
	const { seconds, onChange, onFailure, onRecovery } = options;
	let timer: NodeJS.Timeout | undefined;
	let isFailing = false;
	let isStopped = false;
	const refresh = async () => {
		try {
			const tags = await content.refresh();
			if (tags.length > 0) await onChange(tags);
			if (isFailing) onRecovery();
			isFailing = false;
		} catch (error) {
			if (!isFailing) onFailure(error);
			isFailing = true;
		}
		if (!isStopped) timer = setTimeout(() => void refresh(), seconds * 1000).unref();
	};
	void refresh();
	return () => {
		isStopped = true;
		clearTimeout(timer);
	};
}
