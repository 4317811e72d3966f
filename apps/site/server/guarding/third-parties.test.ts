import { expect, it } from 'vitest';
import { readEnvironment } from '../settings/environment';
import { contentSecurityPolicy } from './content-security-policy';
import { thirdPartySettings, thirdPartySources } from './third-party-sources';

const secret = 'a-secret-of-enough-length';
const required = { WEBHOOK_SECRET: secret, PREVIEW_SECRET: secret, PRICE_API_TOKEN: secret };
const read = (settings: Record<string, string>) => readEnvironment({ ...required, ...settings });

it('configures no third party by default or from empty values', () => {
	const empty = { CONSENT_SCRIPT_URL: '', TAG_MANAGER_ID: '', CHAT_SCRIPT_URL: '', CHAT_HOSTS: '' };
	for (const environment of [read({}), read(empty)]) {
		expect(thirdPartySettings(environment)).toBeUndefined();
		expect(Object.values(thirdPartySources(environment)).flat()).toEqual([]);
	}
});

it('exposes the public settings to the browser, and no secret', () => {
	const settings = thirdPartySettings(
		read({
			TAG_MANAGER_ID: 'GTM-ABC1',
			ANALYTICS_SCRIPT_URL: 'https://stats.example/s.js',
			ANALYTICS_SITE_ID: 'site.example',
			CHAT_SCRIPT_URL: 'https://chat.example/w.js',
			CHAT_WIDGET_ID: '42',
			CHAT_OPEN_COMMAND: 'widget.open',
		}),
	);
	expect(settings).toEqual({
		clearedCookies: ['_ga', '_gid', '_gat', '_gcl'],
		tagManager: { id: 'GTM-ABC1', scriptUrl: 'https://www.googletagmanager.com/gtm.js' },
		analytics: {
			scriptUrl: 'https://stats.example/s.js',
			siteId: 'site.example',
			globalName: 'analytics',
		},
		chat: {
			scriptUrl: 'https://chat.example/w.js',
			widgetId: '42',
			globalName: 'chatWidget',
			openCommand: 'widget.open',
		},
	});
	expect(JSON.stringify(settings)).not.toContain(secret);
});

it('reads ids, names of globals and cookies from the environment', () => {
	const settings = thirdPartySettings(
		read({
			CONSENT_SCRIPT_URL: 'https://consent.example/c.js',
			CONSENT_SITE_ID: 'site-7',
			CONSENT_GLOBAL: 'Choices',
			CONSENT_CLEARED_COOKIES: '_pk, _hj',
			ANALYTICS_SCRIPT_URL: 'https://stats.example/s.js',
			ANALYTICS_GLOBAL: 'stats',
			CHAT_SCRIPT_URL: 'https://chat.example/w.js',
			CHAT_GLOBAL: 'talk',
		}),
	);
	expect(settings).toMatchObject({
		clearedCookies: ['_pk', '_hj'],
		consent: { siteId: 'site-7', globalName: 'Choices' },
		analytics: { globalName: 'stats' },
		chat: { globalName: 'talk' },
	});
});

it.each([
	['CONSENT_HOSTS', 'CONSENT_SCRIPT_URL', 'https://consent.example/c.js'],
	['TAG_MANAGER_HOSTS', 'TAG_MANAGER_ID', 'GTM-ABC1'],
	['ANALYTICS_HOSTS', 'ANALYTICS_SCRIPT_URL', 'https://stats.example/s.js'],
	['CHAT_HOSTS', 'CHAT_SCRIPT_URL', 'https://chat.example/w.js'],
])('%s adds hosts to the policy', (hosts, setting, value) => {
	const settings = { [setting]: value, [hosts]: 'https://further.example' };
	const policy = contentSecurityPolicy({
		scriptHashes: [],
		thirdParties: thirdPartySources(read(settings)),
	});
	expect(policy).toContain('https://further.example');
});

it('allows only the hosts of configured services in the policy', () => {
	const hosts = { ANALYTICS_HOSTS: 'https://unused.example' };
	const chat = {
		CHAT_SCRIPT_URL: 'https://chat.example/w.js',
		CHAT_HOSTS: 'https://*.cdn.example',
	};
	const thirdParties = thirdPartySources(read({ ...hosts, ...chat }));
	const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-x'"], thirdParties });
	expect(policy.split('; ')).toEqual([
		"default-src 'self'",
		"script-src 'self' 'sha256-x' https://chat.example https://*.cdn.example",
		"style-src 'self' 'unsafe-inline' https://chat.example https://*.cdn.example",
		"img-src 'self' data: https://chat.example https://*.cdn.example",
		"connect-src 'self' https://chat.example https://*.cdn.example wss://chat.example wss://*.cdn.example",
		"font-src 'self' https://chat.example https://*.cdn.example",
		"frame-src 'self' https://chat.example https://*.cdn.example",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	]);
	expect(contentSecurityPolicy({ scriptHashes: [] })).not.toContain('http');
});

it.each<Record<string, string>>([
	{ CHAT_SCRIPT_URL: 'javascript:alert(1)' },
	{ CONSENT_SCRIPT_URL: 'consent.js' },
	{ CHAT_HOSTS: "https://a.example 'unsafe-inline'" },
	{ ANALYTICS_HOSTS: 'https://a.example;script-src' },
	{ TAG_MANAGER_ID: 'GTM"><script>' },
	{ ANALYTICS_GLOBAL: 'a.b()' },
	{ CHAT_OPEN_COMMAND: 'open()' },
])('rejects %o at startup', (settings) => {
	expect(() => read(settings)).toThrow(Object.keys(settings)[0]);
});
