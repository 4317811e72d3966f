import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { environment } from '../../../platform/environment.ts';
import { cookieNames } from '../../../platform/http/cookies.ts';
import { limits } from '../../../platform/limits.ts';
import { seal, unseal } from '../sealed.ts';

const name = cookieNames.knownBrowser;
const lifetimeSeconds = limits.signIn.knownBrowserDays * 24 * 60 * 60;
const shape = z.object({ account: z.string(), id: z.string() });

/** The id of a browser that has signed in to this account before. Its wrong passwords have a separate counter (OWASP, "Device Cookies"). */
export function knownBrowserId(headers: Headers, account: string): string | null {
	const browser = unseal('known browser', parseCookies(headers).get(name) ?? '', shape);
	return browser?.account === account ? browser.id : null;
}

/** The cookie that identifies this browser at the next sign-in. It is HttpOnly and limited to `/api/users`. */
export function knownBrowserCookie(account: string): string {
	const value = seal('known browser', { account, id: crypto.randomUUID() }, lifetimeSeconds * 1000);
	const secure = environment.BACKEND_URL.startsWith('https:') ? '; Secure' : '';
	return `${name}=${value}; Path=/api/users; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
