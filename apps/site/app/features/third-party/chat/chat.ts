import { localeFromPath } from '#shared/locales/locale.ts';
import type { ChatSettings } from '#shared/settings/third-parties.ts';
import { openChatHash } from '~/content/chat-link';
import type { Service } from '~/features/third-party/consent/service';
import { loadScript } from '~/features/third-party/scripts/load-script';
import { track } from '../analytics/track';
import type { Consent } from '../consent/consent';
import type { ConsentSource } from '../consent/source';
import { openChatByHash } from './open-by-hash';
import { findOpener } from './widget';

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
