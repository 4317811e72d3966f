import type { AnalyticsSettings } from '#shared/settings/third-parties.ts';
import type { AnalyticsEvent } from './analytics/events';
import { addSink } from './analytics/track';
import type { Service } from './consent/service';
import { loadScript } from './scripts/load-script';

/**
 * Web analytics: calls the service's global function `(name, { props })`, or `track(name, fields)` of its global object. Events before it is
 * loaded wait in a queue `q`.
 */
export function webAnalytics({ scriptUrl, siteId, globalName }: AnalyticsSettings): Service {
	return {
		needs: ['statistics'],
		start() {
			if (Reflect.get(window, globalName) === undefined) makeQueue(globalName);
			addSink((event) => send(Reflect.get(window, globalName), event));
			void loadScript({
				name: 'web analytics',
				src: scriptUrl,
				data: { 'site-id': siteId, 'auto-track': 'false' },
			});
		},
	};
}

function send(service: unknown, { name, ...fields }: AnalyticsEvent): void {
	if (typeof service === 'function') service(name, { props: fields });
	else if (typeof service === 'object' && service !== null && 'track' in service) {
		if (typeof service.track === 'function') service.track(name, fields);
	}
}

function makeQueue(globalName: string): void {
	const q: unknown[] = [];
	Reflect.set(
		window,
		globalName,
		Object.assign((...call: unknown[]) => q.push(call), { q }),
	);
}
