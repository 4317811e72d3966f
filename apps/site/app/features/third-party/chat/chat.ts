import { localeFromPath } from '#shared/locales/locale.ts';
import type { ChatSettings } from '#shared/settings/third-parties.ts';
import { openChatHash } from '~/content/chat-link';
import type { Service } from '~/features/third-party/consent/service';
import { loadScript } from '~/features/third-party/scripts/load-script';
import { whenIdleOrIntent } from '~/features/third-party/scripts/when-idle';
import { track } from '../analytics/track';
import type { Consent } from '../consent/consent';
import type { ConsentSource } from '../consent/source';
import { openChatByHash } from './open-by-hash';
import { findOpener } from './widget';

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
