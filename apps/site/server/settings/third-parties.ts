import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();
const id = z
	.string()
	.regex(/^[\w.:-]{1,100}$/)
	.optional();
const globalName = z.string().regex(/^[A-Za-z_$][\w$]*$/);

/** Further origins that a service needs besides the one of its script: `https://a.example, https://*.b.example`. */
const hosts = z
	.string()
	.default('')
	.transform((value) => value.split(/[\s,]+/).filter(Boolean))
	.pipe(z.array(z.string().regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'must be an origin')));

/** Third parties. Each is off unless its script is set, or for the tag manager its id. */
export const thirdPartyFields = {
	/** Script of a hosted consent service. Without one, the site has its own consent dialog. */
	CONSENT_SCRIPT_URL: address,
	CONSENT_SITE_ID: id,
	/** Its object on `window`, whose `renew` or `show` opens the dialog again. */
	CONSENT_GLOBAL: globalName.default('CookieConsent'),
	CONSENT_HOSTS: hosts,
	/** Prefixes of the cookies that are deleted when consent is withdrawn. */
	CONSENT_CLEARED_COOKIES: z
		.string()
		.default('_ga,_gid,_gat,_gcl')
		.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
	TAG_MANAGER_ID: id,
	TAG_MANAGER_URL: z
		.url({ protocol: /^https?$/ })
		.default('https://www.googletagmanager.com/gtm.js'),
	TAG_MANAGER_HOSTS: hosts,
	ANALYTICS_SCRIPT_URL: address,
	ANALYTICS_SITE_ID: id,
	/** Its function, or its object with a `track` function, on `window`. */
	ANALYTICS_GLOBAL: globalName.default('analytics'),
	ANALYTICS_HOSTS: hosts,
	CHAT_SCRIPT_URL: address,
	CHAT_WIDGET_ID: id,
	CHAT_GLOBAL: globalName.default('chatWidget'),
	/** Path of the method that opens the widget, such as `widget.open`, or the command if the widget is a function. */
	CHAT_OPEN_COMMAND: z
		.string()
		.regex(/^[\w$]+(?:\.[\w$]+)*$/)
		.default('open'),
	CHAT_HOSTS: hosts,
};

const schema = z.object(thirdPartyFields);

export type ThirdPartyEnvironment = z.infer<typeof schema>;
