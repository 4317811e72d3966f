/**
 * The settings of an environment, as the different readers of environment files leave them: without a byte order mark, without space, line
 * ends (a secret of Kubernetes) and quotes (Docker keeps them) around a value. An empty value counts as not set.
 */
export function readSettings(source: Record<string, string | undefined>): Record<string, string> {
	const settings: Record<string, string> = {};
	for (const [name, text = ''] of Object.entries(source)) {
		const value = text.trim().replace(/^(["'])(.*)\1$/s, '$2');
		if (value !== '') settings[name.replace(/^\uFEFF/, '')] = value;
	}
	return settings;
}

/** What to do about a setting that `isConnectionUrl` refuses. */
export const connectionUrlAdvice =
	'must be a URL of one host; in its user and password write @ as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25';

/** True for a URL whose user and password can be decoded. */
export function isConnectionUrl(text: string): boolean {
	try {
		const { username, password } = new URL(text);
		decodeURIComponent(username + password);
		return true;
	} catch {
		return false;
	}
}

/** True for a URL without user, path, query and fragment. */
export function isOrigin(url: string): boolean {
	const { href, origin } = new URL(url);
	return href === `${origin}/`;
}

/** The entries of a list separated by commas, without the spaces around them; empty ones are dropped. */
export const listOf = (text: string): string[] =>
	text
		.split(',')
		.map((entry) => entry.trim())
		.filter(Boolean);

/** True if the entries of a list are separated by commas only, as a URL may contain other separators. */
export const hasCommasOnly = (urls: readonly string[]): boolean =>
	urls.every((url) => !/[\s;]/.test(url));
