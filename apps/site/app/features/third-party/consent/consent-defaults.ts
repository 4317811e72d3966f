/** Consent Mode v2: denied by default. Runs inline, before any tag can set a cookie. */
interface ConsentModeWindow extends Window {
	dataLayer?: unknown[];
	gtag?: (...command: unknown[]) => void;
}

const page: ConsentModeWindow = window;
const layer: unknown[] = page.dataLayer ?? [];
page.dataLayer = layer;
page.gtag = function gtag() {
	// The tag manager reads commands as `arguments` objects only.
	// biome-ignore lint/complexity/noArguments: see above
	layer.push(arguments);
};
page.gtag('consent', 'default', {
	ad_storage: 'denied',
	ad_user_data: 'denied',
	ad_personalization: 'denied',
	analytics_storage: 'denied',
	functionality_storage: 'denied',
	personalization_storage: 'denied',
	security_storage: 'granted',
	wait_for_update: 500,
});
page.gtag('set', 'ads_data_redaction', true);
