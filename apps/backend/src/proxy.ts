import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './platform/environment.ts';
import { adminPolicy } from './platform/http/admin-policy.ts';
import { screenLocaleHeader } from './platform/http/admin-query.ts';

const name = 'content-security-policy';

/**
 * Sets a Content-Security-Policy with a new nonce on every screen of the admin; Next adds the nonce to its scripts. Passes on the locale of
 * the URL.
 */
export function proxy(request: NextRequest): NextResponse {
	const nonce = randomBytes(16).toString('base64');
	const policy = adminPolicy(nonce, environment.SITE_URL, environment.NODE_ENV === 'development');
	const headers = new Headers(request.headers);
	headers.set(name, policy);
	headers.set(screenLocaleHeader, request.nextUrl.searchParams.get('locale') ?? '');
	const response = NextResponse.next({ request: { headers } });
	response.headers.set(name, policy);
	return response;
}

/** Limits the proxy to the admin, because Next 16.4.5 buffers the bodies of matching requests in memory and truncates them after 10 MB. */
export const config = {
	matcher: ['/admin', '/admin/:path*'],
};
