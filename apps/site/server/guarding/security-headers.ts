import type { MiddlewareHandler } from 'hono';

/** Headers of every response. Pages set their Content-Security-Policy when they are rendered. */
export function securityHeaderList({ https }: { https: boolean }): string[] {
	return [
		...['x-content-type-options', 'nosniff'],
		...['referrer-policy', 'strict-origin-when-cross-origin'],
		...['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
		...['cross-origin-opener-policy', 'same-origin'],
		...['cross-origin-resource-policy', 'same-origin'],
		...['x-frame-options', 'DENY'],
		...(https ? ['strict-transport-security', 'max-age=31536000'] : []),
	];
}

/**
 * True if the policy allows other sites to frame the page. `X-Frame-Options` can only deny all of them and would contradict a preview's
 * policy.
 */
const allowsFraming = (policy: string | null) => /frame-ancestors (?!'none')/.test(policy ?? '');

export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
	const list = securityHeaderList(options);
	return async (c, next) => {
		await next();
		for (let index = 0; index < list.length; index += 2) {
			const name = list[index] ?? '';
			// Previews set a stricter policy, so that other sites don't get their URL.
			if (name === 'referrer-policy' && c.res.headers.has(name)) continue;
			c.res.headers.set(name, list[index + 1] ?? '');
		}
		if (allowsFraming(c.res.headers.get('content-security-policy'))) {
			c.res.headers.delete('x-frame-options');
		}
	};
}
