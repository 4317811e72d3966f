import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './platform/environment.ts';
import { adminPolicy } from './platform/http/admin-policy.ts';

const name = 'content-security-policy';

/**
 * What Next asks before its own routes. An address that is not UTF-8 is a 400 (RFC 3986, 2.5), where Next would fail with a 500.
 * Every screen of the editors' interface gets a policy with a nonce of its own; Next puts it on the scripts it writes.
 */
export function proxy(request: NextRequest): NextResponse {
	const { pathname } = request.nextUrl;
	if (!isDecodable(pathname)) {
		return NextResponse.json(
			{ errors: [{ message: 'The address is not encoded as UTF-8' }] },
			{ status: 400 },
		);
	}
	if (!/^\/admin(\/|$)/.test(pathname)) return NextResponse.next();
	const nonce = randomBytes(16).toString('base64');
	const policy = adminPolicy(nonce, environment.SITE_URL, environment.NODE_ENV === 'development');
	const headers = new Headers(request.headers);
	headers.set(name, policy);
	const response = NextResponse.next({ request: { headers } });
	response.headers.set(name, policy);
	return response;
}

function isDecodable(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}

/**
 * Uploads (`/api/media`, `/api/media/7`) go by: Next 16.4.5 holds what passes here in memory, and cuts it off after 10 MB. Their
 * addresses are plain.
 */
export const config = {
	matcher: ['/admin', '/admin/:path*', '/api/((?!media(?:/\\d+)?$).*)'],
};
