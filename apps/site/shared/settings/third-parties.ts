/** What the browser may know of the configured third parties (specification section 1); absent when not configured. */
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
	globalName: string;
}

export interface ChatSettings {
	scriptUrl: string;
	widgetId?: string | undefined;
	globalName: string;
	/** Path of the object's method that opens the widget, or the command where the widget is a function. */
	openCommand: string;
}

/** Whether the Consent Mode signals have anyone to read them. */
export function usesConsentMode(settings: ThirdPartySettings): boolean {
	return Boolean(settings.consent ?? settings.tagManager ?? settings.analytics);
}
