import { startScriptStandIn } from './third-parties.ts';

/**
 * A hosted consent service: stores the data attributes of its script element, keeps the decision in a cookie and updates Consent
 * Mode. Tests decide through `window.CookieConsent.decide('granted' | 'denied')`.
 */
export const startConsentService = () =>
	startScriptStandIn(() => {
		const script = document.getElementById('CookieConsent');
		const decide = (value: string, store = true) => {
			// biome-ignore lint/suspicious/noDocumentCookie: as such services do it
			if (store) document.cookie = `hosted_consent=${value}; Path=/`;
			const names = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
			names.push('functionality_storage', 'personalization_storage');
			const signals = Object.fromEntries(names.map((name) => [name, value]));
			Reflect.get(window, 'gtag')('consent', 'update', signals);
		};
		const service = {
			received: { ...script?.dataset },
			renewed: 0,
			renew: () => {
				service.renewed += 1;
			},
			decide,
		};
		Reflect.set(window, 'CookieConsent', service);
		const choice = /hosted_consent=(\w+)/.exec(document.cookie)?.[1];
		if (choice) decide(choice, false);
	});
