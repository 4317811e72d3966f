import { isSecret } from '@website/contracts/signatures';
import { z } from 'zod';

const secret = z.string().refine(isSecret, 'must have at least 24 characters');
const addresses = z
	.string()
	.default('')
	.transform((value) => value.split(',').filter(Boolean))
	.pipe(z.array(z.url()));

const schema = z.object({
	HOST: z.string().default('127.0.0.1'),
	PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
	/** Address of WPGraphQL. */
	CONTENT_URL: z.url(),
	CONTENT_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
	/** User name and application password of an editor, for drafts. */
	CONTENT_USER: z.string().optional(),
	CONTENT_APPLICATION_PASSWORD: z.string().optional(),
	/** Secret of the sites' preview tokens. */
	PREVIEW_SECRET: secret.optional(),
	CONTENT_SECTIONS_FILE: z.string().optional(),
	CONTENT_POLL_SECONDS: z.coerce.number().int().positive().default(30),
	/** Comma-separated webhook URLs of sites to notify of changes, such as https://example.com/webhooks/content. */
	WEBHOOK_URLS: addresses,
	WEBHOOK_SECRET: secret.optional(),
});

export type ServerSettings = z.infer<typeof schema>;

/** Reads settings from the environment; an empty variable counts as not set. Throws an error that lists every fault. */
export function readServerSettings(source: NodeJS.ProcessEnv): ServerSettings {
	const nonEmpty = Object.entries(source).filter(([, value]) => value !== '');
	const result = schema.safeParse(Object.fromEntries(nonEmpty));
	if (result.success) return result.data;
	const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
	throw new Error(`Invalid environment:\n${faults.join('\n')}`);
}
