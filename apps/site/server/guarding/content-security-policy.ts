import { createHash } from 'node:crypto';

export interface ThirdPartySources {
	script?: string[];
	connect?: string[];
	frame?: string[];
	image?: string[];
	style?: string[];
	font?: string[];
}

/** CSP hashes of the given inline scripts. A page runs no other inline script (CSP Level 3, 6.7.3.3). */
export function scriptHashes(codes: readonly Uint8Array[]): string[] {
	const hash = (code: Uint8Array) => createHash('sha256').update(code).digest('base64');
	return [...new Set(codes.map((code) => `'sha256-${hash(code)}'`))];
}

export interface PolicyOptions {
	scriptHashes: readonly string[];
	thirdParties?: ThirdPartySources;
	/** Origins to which the API viewer may send requests. */
	apiOrigins?: readonly string[];
	frameAncestors?: string;
}

/**
 * The Content-Security-Policy of a page (CSP Level 3). It allows inline styles: React renders style attributes, and styles can't run
 * code.
 */
export function contentSecurityPolicy({
	scriptHashes,
	thirdParties = {},
	apiOrigins = [],
	frameAncestors = "'none'",
}: PolicyOptions): string {
	const from = (...sources: readonly string[]) => ["'self'", ...sources].join(' ');
	const { script = [], connect = [], frame = [], image = [], style = [], font = [] } = thirdParties;
	return [
		"default-src 'self'",
		`script-src ${from(...scriptHashes, ...script)}`,
		`style-src ${from("'unsafe-inline'", ...style)}`,
		`img-src ${from('data:', ...image)}`,
		`connect-src ${from(...connect, ...apiOrigins)}`,
		`font-src ${from(...font)}`,
		`frame-src ${from(...frame)}`,
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		`frame-ancestors ${frameAncestors}`,
	].join('; ');
}
