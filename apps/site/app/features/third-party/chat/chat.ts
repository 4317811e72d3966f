import { localeFromPath } from '#shared/locales/locale.ts';
import type { ChatSettings } from '#shared/settings/third-parties.ts';
import { openChatHash } from '~/content/chat-link';
import type { Service } from '~/features/third-party/run-services';
import { loadScript } from '~/features/third-party/scripts/load-script';
import { navigationEvent } from '~/settings/navigation-event';
import { track } from '../analytics/track';
import type { Consent, ConsentSource } from '../consent/consent';

/** The retry interval while the widget is not loaded, in milliseconds (specification section 9). */
const chatRetryInterval = 1000;

interface OpenByHashOptions {
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

/** Returns a function that opens the chat; undefined while the widget is not loaded. */
export function findOpener({ globalName, openCommand }: ChatSettings): (() => void) | undefined {
	const widget: unknown = Reflect.get(window, globalName);
	if (typeof widget === 'function' && !hasPath(widget, openCommand)) {
		return () => widget(openCommand);
	}
	const path = openCommand.split('.');
	const method = path.pop() ?? '';
	const owner = path.reduce(member, widget);
	const open = member(owner, method);
	return typeof open === 'function' ? () => open.call(owner) : undefined;
}

function hasPath(value: unknown, path: string): boolean {
	return path.split('.').reduce(member, value) !== undefined;
}

function member(value: unknown, name: string): unknown {
	const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
	return isObject ? Reflect.get(value, name) : undefined;
}

const intents = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Runs once, when the browser is idle. */
function whenIdle(run: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 });
	else setTimeout(run, 300);
}

/** Runs once, when the browser is idle or on the first interaction, whichever comes first. */
function whenIdleOrIntent(run: () => void): void {
	let hasRun = false;
	function once(): void {
		for (const intent of intents) removeEventListener(intent, once);
		if (hasRun) return;
		hasRun = true;
		run();
	}
	for (const intent of intents) addEventListener(intent, once, { passive: true });
	whenIdle(once);
}

/** The support chat (specification section 1). With consent, it loads when the browser is idle, or immediately for the chat hash. */
export function supportChat(
	settings: ChatSettings,
	consent: Consent,
	source: ConsentSource,
): Service {
	let isRequested = false;
	async function load(): Promise<void> {
		if (isRequested) return;
		isRequested = true;
		// After a failure, the next request tries again.
		isRequested = await loadScript({
			name: 'support chat',
			src: settings.scriptUrl,
			data: { 'widget-id': settings.widgetId, locale: localeFromPath(location.pathname) },
		});
	}
	openChatByHash({
		findOpener: () => findOpener(settings),
		request: () => {
			if (consent.allows('functional')) void load();
			else void source.openSettings();
		},
		onOpened: () => track({ name: 'chat_open' }),
	});
	return {
		needs: ['functional'],
		start() {
			if (location.hash === openChatHash) void load();
			else whenIdleOrIntent(load);
		},
	};
}
