import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** CSP hashes of every script a page may run inline, including the start script that is inert until it is needed. */
export function inlineScriptHashes(html: string): string[] {
	const hashes = new Set<string>();
	for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
		if (attributes.includes('application/ld+json')) continue;
		hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
	}
	return [...hashes];
}

export interface PolicyOptions {
	scriptHashes: readonly string[];
	/** Who may show the page in a frame; nobody unless it is a preview. */
	frameAncestors?: string;
}

/**
 * The page's Content-Security-Policy: no inline script without its hash, no eval (CSP Level 3).
 * Inline styles are allowed: React writes style attributes, and styles can't run code.
 */
export function contentSecurityPolicy({
	scriptHashes,
	frameAncestors = "'none'",
}: PolicyOptions): string {
	return [
		"default-src 'self'",
		`script-src 'self' ${scriptHashes.join(' ')}`.trim(),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		`frame-ancestors ${frameAncestors}`,
	].join('; ');
}
