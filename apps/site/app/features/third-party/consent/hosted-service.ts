import { localeFromPath } from '#shared/locales/locale.ts';
import type { ConsentServiceSettings } from '#shared/settings/third-parties.ts';
import { loadScript } from '~/features/third-party/scripts/load-script';
import { logOnce } from '~/features/third-party/scripts/log-once';
import type { Consent, ConsentSource } from './consent';
import { watchConsentUpdates } from './consent-mode';

const consentModeVersion = '2.0';

/** A hosted consent service. Its script receives the culture in upper case and the Consent Mode version (specification section 1). */
export function hostedService(settings: ConsentServiceSettings, consent: Consent): ConsentSource {
	const { scriptUrl, siteId, globalName } = settings;
	watchConsentUpdates((granted) => consent.decide(granted));
	void loadScript({
		name: 'consent service',
		src: scriptUrl,
		id: 'CookieConsent',
		data: {
			culture: localeFromPath(location.pathname).toUpperCase(),
			'gcm-version': consentModeVersion,
			'site-id': siteId,
		},
	});
	return {
		async openSettings() {
			const service: unknown = Reflect.get(window, globalName);
			if (typeof service !== 'object' || service === null) return false;
			const open = Reflect.get(service, 'renew') ?? Reflect.get(service, 'show');
			if (typeof open !== 'function') return false;
			try {
				open.call(service);
				return true;
			} catch (error) {
				logOnce('consent service', 'the choices could not be opened', error);
				return false;
			}
		},
	};
}
