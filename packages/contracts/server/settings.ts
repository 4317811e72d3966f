import { z } from 'zod';
import { isSecret } from '../signatures.ts';

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
function isOrigin(url: string): boolean {
	const { href, origin } = new URL(url);
	return href === `${origin}/`;
}

/** The entries of a list separated by commas, without the spaces around them; empty ones are dropped. */
export const listOf = (text: string): string[] =>
	text
		.split(',')
		.map((entry) => entry.trim())
		.filter(Boolean);

/** A URL. Restricted to HTTP, since `localhost:4000` would be one with the scheme `localhost`. */
export const webAddress = z.url({ protocol: /^https?$/, hostname: /.+/ });

/** URLs separated by commas only, as a URL may contain other separators. */
export const webAddresses = z
	.string()
	.default('')
	.transform(listOf)
	.refine((urls) => urls.every((url) => !/[\s;]/.test(url)), 'must be URLs separated by commas')
	.pipe(z.array(webAddress));

export const origin = webAddress
	.transform((url) => url.replace(/\/+$/, ''))
	.refine(isOrigin, 'must be an origin, without a path')
	.transform((url) => new URL(url).origin);

const tooShort = 'must have at least 24 characters';

/** A secret, or two during a rotation. */
export const secret = z.string('is missing').refine(isSecret, tooShort);

export const token = z.string().min(24, tooShort);

export const logLevel = z
	.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
	.default('info');

/** The name of a header in lower case. */
export const headerName = z
	.string()
	.toLowerCase()
	.regex(/^[\w-]+$/, 'must be the name of a header, such as x-forwarded-for');

/** Checks all settings of an environment and reports every problem in one error. An empty one counts as not set. */
export function parseSettings<Schema extends z.ZodType>(
	schema: Schema,
	source: Record<string, string | undefined>,
): z.output<Schema> {
	const result = schema.safeParse(readSettings(source));
	if (result.success) return result.data;
	const problems = result.error.issues.map(
		(issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`,
	);
	throw new Error(`Invalid environment: ${problems.join('; ')}`);
}
