import type { AnalyticsSettings, TagManagerSettings } from '#shared/settings/third-parties.ts';
import { type AnalyticsEvent, addSink } from './analytics/track';
import { dataLayer } from './consent/consent-mode';
import type { Service } from './run-services';
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

/** The tag manager. Consent to statistics or marketing starts it; its tags read the granted categories from Consent Mode. */
export function tagManager({ id, scriptUrl }: TagManagerSettings): Service {
	return {
		needs: ['statistics', 'marketing'],
		start() {
			dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
			addSink(({ name, ...fields }) => dataLayer().push({ event: name, ...fields }));
			const url = new URL(scriptUrl);
			url.searchParams.set('id', id);
			void loadScript({ name: 'tag manager', src: url.href });
		},
	};
}
