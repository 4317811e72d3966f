import type { MiddlewareHandler } from 'hono';

/** Headers every answer carries; a page's Content-Security-Policy is its own and set where it is rendered. */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
	return async (c, next) => {
		await next();
		const { headers } = c.res;
		headers.set('x-content-type-options', 'nosniff');
		headers.set('referrer-policy', 'strict-origin-when-cross-origin');
		headers.set(
			'permissions-policy',
			'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
		);
		headers.set('cross-origin-opener-policy', 'same-origin');
		headers.set('cross-origin-resource-policy', 'same-origin');
		headers.set('x-frame-options', 'DENY');
		if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
	};
}
