import { openChatHash } from '~/content/chat-link';
import { navigationEvent } from '~/settings/navigation-event';

/** The retry interval while the widget is not loaded, in milliseconds (specification section 9). */
export const chatRetryInterval = 1000;

export interface OpenByHashOptions {
	findOpener: () => (() => void) | undefined;
	/** Loads the widget, or shows the consent choices if consent is missing. */
	request: () => void;
	onOpened: () => void;
}

/** Opens the chat for its hash in the URL. Retries every 1000 ms while the widget is not loaded. */
export function openChatByHash({ findOpener, request, onOpened }: OpenByHashOptions): void {
	let retry: ReturnType<typeof setTimeout> | undefined;
	/** The URL for which the chat was opened: one change of the hash may fire `hashchange` and a navigation of the router. */
	let openedUrl: string | undefined;
	function tryToOpen(): void {
		clearTimeout(retry);
		if (location.hash !== openChatHash) return;
		const open = findOpener();
		if (!open) {
			retry = setTimeout(tryToOpen, chatRetryInterval);
			return;
		}
		openedUrl = location.href;
		open();
		onOpened();
	}
	function onNavigation(): void {
		if (location.href === openedUrl) return;
		openedUrl = undefined;
		if (location.hash === openChatHash && !findOpener()) request();
		tryToOpen();
	}
	addEventListener('hashchange', onNavigation);
	addEventListener(navigationEvent, onNavigation);
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a') : null;
		// The first click changes the hash; a further one to the same hash fires no event.
		if (link?.hash !== openChatHash || link.href !== location.href) return;
		openedUrl = undefined;
		onNavigation();
	});
	onNavigation();
}
