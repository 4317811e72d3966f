import { hasFeature } from '@website/contracts/site-features';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';
import type { ThirdPartyEnvironment } from '../settings/third-parties.ts';
import type { ThirdPartySources } from './content-security-policy.ts';

/** Origins that the configured third parties load from and connect to. */
export function thirdPartySources(environment: ThirdPartyEnvironment): ThirdPartySources {
	const consent = origins(environment.CONSENT_SCRIPT_URL, environment.CONSENT_HOSTS);
	const tags = environment.TAG_MANAGER_ID
		? origins(environment.TAG_MANAGER_URL, environment.TAG_MANAGER_HOSTS)
		: [];
	const analytics = origins(environment.ANALYTICS_SCRIPT_URL, environment.ANALYTICS_HOSTS);
	const chat = hasFeature('chat')
		? origins(environment.CHAT_SCRIPT_URL, environment.CHAT_HOSTS)
		: [];
	const all = [...new Set([...consent, ...tags, ...analytics, ...chat])];
	const withInterface = [...new Set([...consent, ...chat])];
	return {
		script: all,
		connect: [...all, ...chat.map(webSocketOrigin)],
		image: all,
		frame: [...new Set([...withInterface, ...tags])],
		style: withInterface,
		font: withInterface,
	};
}

function origins(script: string | undefined, further: readonly string[]): string[] {
	return script ? [new URL(script).origin, ...further] : [];
}

/** Chats use WebSockets, which need sources with their own scheme in a policy. */
function webSocketOrigin(origin: string): string {
	return origin.replace(/^http/, 'ws');
}

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
	if (environment.CHAT_SCRIPT_URL && hasFeature('chat')) {
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
