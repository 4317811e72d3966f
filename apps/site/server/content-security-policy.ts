import { createHash } from 'node:crypto';

export interface ThirdPartySources {
	script?: string[];
	connect?: string[];
	frame?: string[];
	image?: string[];
	style?: string[];
	font?: string[];
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** CSP hashes of every script a page may run inline, including the start script that is inert until it is needed. */
export function inlineScriptHashes(html: string): string[] {
	const hashes = new Set<string>();
	for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
		if (/\btype="application\/(?:ld\+)?json"/.test(attributes)) continue;
		hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
	}
	return [...hashes];
}

export interface PolicyOptions {
	scriptHashes: readonly string[];
	/** Origins of the configured third parties, by directive. */
	thirdParties?: ThirdPartySources;
	/** Who may show the page in a frame; nobody unless it is a preview. */
	frameAncestors?: string;
}

/**
 * The page's Content-Security-Policy: no inline script without its hash, no eval (CSP Level 3).
 * Inline styles are allowed: React writes style attributes, and styles can't run code.
 */
export function contentSecurityPolicy({
	scriptHashes,
	thirdParties = {},
	frameAncestors = "'none'",
}: PolicyOptions): string {
	const from = (...sources: readonly string[]) => ["'self'", ...sources].join(' ');
	const { script = [], connect = [], frame = [], image = [], style = [], font = [] } = thirdParties;
	return [
		"default-src 'self'",
		`script-src ${from(...scriptHashes, ...script)}`,
		`style-src ${from("'unsafe-inline'", ...style)}`,
		`img-src ${from('data:', ...image)}`,
		`connect-src ${from(...connect)}`,
		`font-src ${from(...font)}`,
		`frame-src ${from(...frame)}`,
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		`frame-ancestors ${frameAncestors}`,
	].join('; ');
}
