import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './platform/environment.ts';
import { adminPolicy } from './platform/http/admin-policy.ts';

const name = 'content-security-policy';

/** Every screen of the editors' interface gets a policy with a nonce of its own; Next puts it on the scripts it writes. */
export function proxy(request: NextRequest): NextResponse {
	const nonce = randomBytes(16).toString('base64');
	const policy = adminPolicy(nonce, environment.SITE_URL, environment.NODE_ENV === 'development');
	const headers = new Headers(request.headers);
	headers.set(name, policy);
	const response = NextResponse.next({ request: { headers } });
	response.headers.set(name, policy);
	return response;
}

/** Nothing else passes here: Next 16.4.5 holds bodies that do in memory, and cuts them off after 10 MB. */
export const config = {
	matcher: ['/admin', '/admin/:path*'],
};
