/**
 * What the browser may know of the configured third parties (specification section 1). Made by the server from its
 * environment; a service that isn't configured is absent.
 */
export interface ThirdPartySettings {
	consent?: ConsentServiceSettings;
	tagManager?: TagManagerSettings;
	analytics?: AnalyticsSettings;
	chat?: ChatSettings;
	/** Starts of the names of cookies that are deleted when consent is withdrawn. */
	clearedCookies: string[];
}

export interface ConsentServiceSettings {
	scriptUrl: string;
	siteId?: string | undefined;
	/** The service's object on `window`; its `renew` or `show` opens the choices again. */
	globalName: string;
}

export interface TagManagerSettings {
	id: string;
	scriptUrl: string;
}

export interface AnalyticsSettings {
	scriptUrl: string;
	siteId?: string | undefined;
	/** The service's function, or object with a `track` function, on `window`. */
	globalName: string;
}

export interface ChatSettings {
	scriptUrl: string;
	widgetId?: string | undefined;
	/** The widget's function or object on `window`, there once the widget is loaded. */
	globalName: string;
	/** Path of the object's method that opens the widget, or the command where the widget is a function. */
	openCommand: string;
}

/** Whether the Consent Mode signals have anyone to read them. */
export function usesConsentMode(settings: ThirdPartySettings): boolean {
	return Boolean(settings.consent ?? settings.tagManager ?? settings.analytics);
}
