import { environment } from '../environment.ts';

const { port } = new URL(environment.BACKEND_URL);

/** What the names of all cookies begin with. Cookies ignore ports, so backends on one host name must not share names (RFC 6265, 8.5). */
export const cookiePrefix = environment.COOKIE_PREFIX ?? (port ? `payload-${port}` : 'payload');

/** All cookies of the backend: Payload's session, language and color theme, and those of the sign-in. */
export const cookieNames = {
	session: `${cookiePrefix}-token`,
	language: `${cookiePrefix}-lng`,
	theme: `${cookiePrefix}-theme`,
	knownBrowser: `${cookiePrefix}-known-browser`,
	openIdSignIn: `${cookiePrefix}-openid-sign-in`,
} as const;

const names: ReadonlySet<string> = new Set(Object.values(cookieNames));

/** A `cookie` header with the backend's own cookies, the last of each name, which is the one that is read; undefined if there are none. */
export function ownCookies(header: string): string | undefined {
	const cookies = new Map<string, string>();
	for (const cookie of header.split(';')) {
		const name = cookie.slice(0, Math.max(0, cookie.indexOf('='))).trim();
		if (names.has(name)) cookies.set(name, cookie.trim());
	}
	return cookies.size > 0 ? [...cookies.values()].join('; ') : undefined;
}

/** The value of one of the backend's own cookies in a header of `ownCookies`. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
	header
		?.split('; ')
		.find((cookie) => cookie.startsWith(`${name}=`))
		?.slice(name.length + 1);
