/**
 * The Content-Security-Policy of the admin (CSP level 3). Scripts: its own, and those with the nonce of the response. Styles cannot be as
 * strict, because Payload and its rich text editor set style attributes, which no nonce covers. Images may be data or blob URLs, which
 * previews of uploads use. Development compiles in the browser and needs `eval`.
 */
export function adminPolicy(nonce: string, siteUrl: string, development = false): string {
	const directives: Record<string, readonly string[]> = {
		'default-src': ["'self'"],
		'script-src': ["'self'", `'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])],
		'script-src-attr': ["'none'"],
		'style-src': ["'self'", "'unsafe-inline'"],
		'img-src': ["'self'", 'data:', 'blob:'],
		'media-src': ["'self'", 'blob:'],
		'font-src': ["'self'", 'data:'],
		'connect-src': ["'self'"],
		'worker-src': ["'self'", 'blob:'],
		'frame-src': ["'self'", siteUrl],
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}
