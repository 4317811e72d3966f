import type { ThirdPartyEnvironment } from '../settings/third-parties.ts';
import type { ThirdPartySources } from './content-security-policy.ts';

/** Origins that the configured third parties load from and connect to. */
export function thirdPartySources(environment: ThirdPartyEnvironment): ThirdPartySources {
	const consent = origins(environment.CONSENT_SCRIPT_URL, environment.CONSENT_HOSTS);
	const tags = environment.TAG_MANAGER_ID
		? origins(environment.TAG_MANAGER_URL, environment.TAG_MANAGER_HOSTS)
		: [];
	const analytics = origins(environment.ANALYTICS_SCRIPT_URL, environment.ANALYTICS_HOSTS);
	const chat = origins(environment.CHAT_SCRIPT_URL, environment.CHAT_HOSTS);
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
