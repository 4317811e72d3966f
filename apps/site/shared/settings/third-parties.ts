/** The public settings of the configured third parties (specification section 1). */
export interface ThirdPartySettings {
	consent?: ConsentServiceSettings;
	tagManager?: TagManagerSettings;
	analytics?: AnalyticsSettings;
	chat?: ChatSettings;
	/** Prefixes of the cookies that are deleted when consent is withdrawn. */
	clearedCookies: string[];
}

export interface ConsentServiceSettings {
	scriptUrl: string;
	siteId?: string | undefined;
	/** The service's object on `window`, whose `renew` or `show` opens the dialog again. */
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
	/** Path of the object's method that opens the widget, or the command if the widget is a function. */
	openCommand: string;
}

/** True if a configured service reads the Consent Mode signals. */
export function usesConsentMode(settings: ThirdPartySettings): boolean {
	return Boolean(settings.consent ?? settings.tagManager ?? settings.analytics);
}
