import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';
import type { ThirdPartyEnvironment } from '../settings/third-parties.ts';

/** The public part of the third parties' configuration, which is sent to the browser. Undefined if none is configured. */
export function thirdPartySettings(
	environment: ThirdPartyEnvironment,
): ThirdPartySettings | undefined {
	const settings: ThirdPartySettings = { clearedCookies: environment.CONSENT_CLEARED_COOKIES };
	if (environment.CONSENT_SCRIPT_URL) {
		settings.consent = {
			scriptUrl: environment.CONSENT_SCRIPT_URL,
			siteId: environment.CONSENT_SITE_ID,
			globalName: environment.CONSENT_GLOBAL,
		};
	}
	if (environment.TAG_MANAGER_ID) {
		settings.tagManager = {
			id: environment.TAG_MANAGER_ID,
			scriptUrl: environment.TAG_MANAGER_URL,
		};
	}
	if (environment.ANALYTICS_SCRIPT_URL) {
		settings.analytics = {
			scriptUrl: environment.ANALYTICS_SCRIPT_URL,
			siteId: environment.ANALYTICS_SITE_ID,
			globalName: environment.ANALYTICS_GLOBAL,
		};
	}
	if (environment.CHAT_SCRIPT_URL) {
		settings.chat = {
			scriptUrl: environment.CHAT_SCRIPT_URL,
			widgetId: environment.CHAT_WIDGET_ID,
			globalName: environment.CHAT_GLOBAL,
			openCommand: environment.CHAT_OPEN_COMMAND,
		};
	}
	const { consent, tagManager, analytics, chat } = settings;
	return (consent ?? tagManager ?? analytics ?? chat) ? settings : undefined;
}
