import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { isLocaleCode, sourceLocale } from '@website/contracts/locales';
import { appliedVersion } from '../platform/cluster/applied-version.ts';
import { setupChanges } from '../platform/database/setup-state.ts';
import { cookieNames, cookieValue } from '../platform/http/cookies.ts';
import { isSignedSession } from '../platform/http/signed-session.ts';

/** The screens for people without a session, by the first segment below `/admin`. They read query and token in the browser. */
const screens = new Set(['login', 'forgot', 'set-password', 'setup']);

/** Screens to which a sign-in does not return. */
const endsOfSession = new Set(['logout', 'logout-inactivity', 'unauthorized']);

const renderHeader = 'x-render-screen';

const themes = ['light', 'dark'];

interface StoredScreen {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
	compressed: Buffer;
}

/** The first language of the admin that the browser prefers (RFC 9110, 12.5.4). */
function preferredLanguage(header = ''): string | undefined {
	const languages = header.split(',').map((entry) => {
		const [tag = '', weight] = entry.trim().split(/\s*;\s*q=/i);
		return { code: tag.slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
	});
	languages.sort((a, b) => b.weight - a.weight);
	return languages.find(({ code }) => isLocaleCode(code))?.code;
}

/** The policy of a stored screen: hashes of its inline scripts instead of the nonce, which must not be used twice (CSP level 3). */
function withHashes(policy: string, html: string): string {
	const hashes = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
	);
	return policy.replace(/'nonce-[^']*'/, [...new Set(hashes)].join(' '));
}

/** Headers of one response that others must not get. */
const singleUse = new Set([
	'connection',
	'content-length',
	'date',
	'keep-alive',
	'transfer-encoding',
]);

async function toStoredScreen(response: Response): Promise<StoredScreen> {
	const html = await response.text();
	const headers: Record<string, string> = {};
	for (const [name, value] of response.headers)
		if (!singleUse.has(name) && name !== 'x-request-id') headers[name] = value;
	const policy = headers['content-security-policy'];
	if (policy) headers['content-security-policy'] = withHashes(policy, html);
	const body = Buffer.from(html);
	return { status: response.status, headers, body, compressed: gzipSync(body) };
}

/**
 * Responds to requests for the admin without a session, so that none of them costs a render: screens are stored by language, theme and
 * content version, any other path leads to the sign-in. A session counts by its signature; Payload checks whether it has been ended.
 */
export class AnonymousScreens {
	readonly #origin: string;
	readonly #renderKey = randomUUID();
	readonly #screens = new Map<string, Promise<StoredScreen>>();
	#version = '';

	/** @param origin of this server, from which screens are rendered */
	constructor(origin: string) {
		this.#origin = origin;
	}

	/** Responds if the request is for the admin and has no session. Returns false for every other request. Rejects if a render fails. */
	async respond(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
		const url = new URL(request.url ?? '/', this.#origin);
		// Next's mark of a navigation inside the page.
		url.searchParams.delete('_rsc');
		const { pathname, search, searchParams } = url;
		const [root, screen = ''] = decodeURIComponent(pathname).split('/').filter(Boolean);
		if (root !== 'admin') return false;
		if (request.headers[renderHeader] === this.#renderKey) return false;
		const cookies = request.headers.cookie;
		if (isSignedSession(cookieValue(cookies, cookieNames.session))) return false;
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			const errors = [{ message: 'Sign in first' }];
			response.writeHead(401, { 'content-type': 'application/json', 'cache-control': 'no-store' });
			response.end(JSON.stringify({ errors }));
			return true;
		}
		if (!screens.has(screen)) {
			const target = endsOfSession.has(screen) ? searchParams.get('redirect') : pathname + search;
			const query =
				target && target !== '/admin' ? `?${new URLSearchParams({ redirect: target })}` : '';
			response
				.writeHead(302, { location: `/admin/login${query}`, 'cache-control': 'no-store' })
				.end();
			return true;
		}
		const language = cookieValue(cookies, cookieNames.language);
		const themeOf = (value: unknown) => themes.find((theme) => theme === value);
		const { status, headers, body, compressed } = await this.#stored(
			screen,
			isLocaleCode(language) ? language : preferredLanguage(request.headers['accept-language']),
			themeOf(cookieValue(cookies, cookieNames.theme)) ??
				themeOf(request.headers['sec-ch-prefers-color-scheme']),
		);
		const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
		response.writeHead(status, {
			...headers,
			vary: 'accept-encoding',
			...(isCompressed && { 'content-encoding': 'gzip' }),
		});
		response.end(request.method === 'HEAD' ? undefined : isCompressed ? compressed : body);
		return true;
	}

	/** The stored screen; renders it once for each version of the content and of the set-up. */
	#stored(screen: string, language: string = sourceLocale, theme = ''): Promise<StoredScreen> {
		const version = `${appliedVersion()} ${setupChanges().count}`;
		if (version !== this.#version) this.#screens.clear();
		this.#version = version;
		const key = `${screen} ${language} ${theme}`;
		const stored = this.#screens.get(key);
		if (stored) return stored;
		const rendered = this.#render(screen, language, theme);
		this.#screens.set(key, rendered);
		const forget = () => this.#screens.get(key) === rendered && this.#screens.delete(key);
		rendered.then(({ status }) => status >= 500 && forget(), forget);
		return rendered;
	}

	async #render(screen: string, language: string, theme: string): Promise<StoredScreen> {
		const cookie = `${cookieNames.language}=${language}${theme && `; ${cookieNames.theme}=${theme}`}`;
		const headers = { [renderHeader]: this.#renderKey, cookie, 'accept-encoding': 'identity' };
		const url = `${this.#origin}/admin/${screen}`;
		return toStoredScreen(await fetch(url, { headers, redirect: 'manual' }));
	}
}
