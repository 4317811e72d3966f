import type { MiddlewareHandler } from 'hono';

export interface SecurityHeaderOptions {
	https: boolean;
}

/** Headers every answer carries; a page's Content-Security-Policy is its own and set where it is rendered. */
export function securityHeaderList({ https }: SecurityHeaderOptions): string[] {
	return [
		...['x-content-type-options', 'nosniff'],
		...['referrer-policy', 'strict-origin-when-cross-origin'],
		...['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
		...['cross-origin-opener-policy', 'same-origin'],
		...['cross-origin-resource-policy', 'same-origin'],
		...['x-frame-options', 'DENY'],
		...(https ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
	];
}

/** A page's own policy says who may frame it; the older header could only deny everybody and would contradict a preview's. */
const namesFrames = (policy: string | null) => /frame-ancestors (?!'none')/.test(policy ?? '');

export function securityHeaders(options: SecurityHeaderOptions): MiddlewareHandler {
	const list = securityHeaderList(options);
	return async (c, next) => {
		await next();
		for (let index = 0; index < list.length; index += 2) {
			const name = list[index] ?? '';
			// A page shared by a link tells no other site of itself.
			if (name === 'referrer-policy' && c.res.headers.has(name)) continue;
			c.res.headers.set(name, list[index + 1] ?? '');
		}
		if (namesFrames(c.res.headers.get('content-security-policy'))) {
			c.res.headers.delete('x-frame-options');
		}
	};
}
