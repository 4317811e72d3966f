import { startScriptStandIn } from './script.ts';

/** A tag manager: sets `window.tagManagerRuns` and a cookie, as such services do. Its events stay in `dataLayer`. */
export const startTagManager = () =>
	startScriptStandIn(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: as such services do it
		document.cookie = '_ga_standin=1; Path=/';
		Reflect.set(window, 'tagManagerRuns', true);
	});
