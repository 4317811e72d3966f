import { z } from 'zod';
import { thirdPartyFields } from './third-parties.ts';

/** Without a scheme, `localhost:4000` would be an address of the scheme `localhost`. */
const webAddress = z.url({ protocol: /^https?$/, hostname: /.+/ });
const origin = webAddress.transform((url) => url.replace(/\/+$/, ''));
const secret = z.string().min(24, 'must have at least 24 characters');

const hostList = z
	.string()
	.default('')
	.transform((value) =>
		value
			.split(',')
			.map((host) => host.trim())
			.filter(Boolean),
	)
	.pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/)));

const urlList = z
	.string()
	.default('')
	.transform((value) => value.split(',').filter(Boolean));

const originList = z
	.string()
	.default('')
	.transform((value) =>
		value
			.split(',')
			.map((host) => host.trim())
			.filter(Boolean)
			.map((host) => (host.includes('://') ? host : `https://${host}`)),
	)
	.pipe(z.array(origin));

const schema = z.object({
	NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
	HOST: z.string().default('127.0.0.1'),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	/** Public origin, used in canonical addresses, feeds and sitemaps. */
	SITE_URL: origin.default('http://localhost:3000'),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
	CONTENT_URL: webAddress.default('http://127.0.0.1:4000/graphql'),
	/** What answers at that address: the content contract, or WordPress with WPGraphQL (docs/wordpress.md). */
	CONTENT_SOURCE: z.enum(['contract', 'wpgraphql']).default('contract'),
	/** Maps fields of WordPress to sections; only with WordPress, as the three below. */
	CONTENT_SECTIONS_FILE: z.string().optional(),
	/** An editor's user name and application password, which show drafts in previews. */
	CONTENT_USER: z.string().optional(),
	CONTENT_APPLICATION_PASSWORD: z.string().optional(),
	/** Seconds between two checks for changes. */
	CONTENT_POLL_SECONDS: z.coerce.number().positive().default(30),
	CONTENT_METHOD: z.enum(['POST', 'GET']).default('POST'),
	CONTENT_ERROR_POLICY: z.enum(['none', 'ignore', 'all']).default('none'),
	CONTENT_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
	/** How long a page is shown that was made from answers without cache tags, which no purge can name. */
	CONTENT_UNTAGGED_SECONDS: z.coerce.number().int().positive().default(60),
	/** Name of the cookie whose value is sent to the content endpoint as bearer token; off without it. */
	CONTENT_TOKEN_COOKIE: z.string().optional(),
	/** Name of the local storage entry whose value is sent in the same way; off without it. */
	CONTENT_TOKEN_STORAGE: z.string().optional(),
	/** Origin of the content host's media files, as content names it: without one that of WordPress, or of the embedded backend. */
	MEDIA_URL: origin.optional(),
	/** Further hosts of files that content names, such as a CDN: names (https) or origins, separated by commas. */
	MEDIA_HOSTS: originList,
	/** Where the site fetches those files, when it reaches the content host by another address than editors do. */
	MEDIA_FETCH_URL: origin.optional(),
	/** Hosts, beside the content host, that animations may come from; separated by commas. */
	ANIMATION_HOSTS: hostList,
	/** Shared with the backend: signs "these tags changed". */
	WEBHOOK_SECRET: secret,
	PREVIEW_SECRET: secret,
	/** Origin, beside the site's own, that may show previews in a frame: the backend's, as editors reach it. */
	PREVIEW_FRAME_ORIGIN: origin.optional(),
	PRICE_API_URL: webAddress.default('http://127.0.0.1:4000/prices/graphql'),
	PRICE_API_TOKEN: z.string(),
	/** Whether that API knows `validFrom`, which the specification does not list; `ask` finds out by one probe. */
	PRICE_API_VALID_FROM: z.enum(['ask', 'yes', 'no']).default('ask'),
	/** Shared with the backend; authenticates submissions of forms. Without it, forms say that they can't be sent. */
	FORMS_TOKEN: secret.optional(),
	/** The backend that takes it, where that is not the app host. */
	FORMS_URL: origin.optional(),
	APP_HOST_URL: origin.default('http://127.0.0.1:4000'),
	/** Header in which the proxy in front names the client; without one, the connection's address is the client's. */
	CLIENT_ADDRESS_HEADER: z.string().optional(),
	CACHE_DIR: z.string().default('./data/cache'),
	IMAGE_CACHE_BYTES: z.coerce.number().int().positive().default(512_000_000),
	/** Shares the second cache level and purges between nodes; without it each node keeps its own on disk. */
	REDIS_URL: z
		.url({ protocol: /^rediss?$/, hostname: /.+/, error: 'must start with redis:// or rediss://' })
		.optional(),
	CACHE_MEMORY_MB: z.coerce.number().int().positive().default(256),
	/** Seconds a shared cache in front may keep a page unasked. Raise it only when that cache is purged by tag. */
	CDN_MAX_AGE: z.coerce.number().int().nonnegative().default(1),
	/** Addresses of caches in front that take `PURGE` with `x-cache-tags`, comma-separated. */
	CACHE_PURGE_URLS: urlList.pipe(z.array(webAddress)),
	/** URLs of caches in front that refresh a page on request, such as the inner port of deploy/nginx. */
	CACHE_REFRESH_URLS: urlList.pipe(z.array(origin)),
	/** A WebSub hub: feeds name it, and it is notified when articles change. */
	WEBSUB_HUB_URL: webAddress.optional(),
	/** Contact for security issues in `/.well-known/security.txt`: `mailto:` or `https:`. */
	SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
	/** Whether pages name the rules by which browsers load links ahead of a click. */
	SPECULATION_RULES: z.enum(['on', 'off']).default('on'),
	/** Where traces are sent by OTLP over HTTP; off without it. OpenTelemetry's other variables are read by its own parts. */
	OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
	/** Lets others than the machine itself read `/metrics`, as bearer token. */
	METRICS_TOKEN: z.string().optional(),
	...thirdPartyFields,
});

const environment = schema.transform((values) => ({
	...values,
	MEDIA_URL:
		values.MEDIA_URL ??
		(values.CONTENT_SOURCE === 'wpgraphql'
			? new URL(values.CONTENT_URL).origin
			: 'http://127.0.0.1:4000'),
}));

export type Environment = z.infer<typeof environment>;

/** Reads the environment once, at start; empty counts as not set. Throws with every problem at once. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
	const entries = Object.entries(source).filter(([, value]) => value !== '');
	const result = environment.safeParse(Object.fromEntries(entries));
	if (result.success) return result.data;
	const problems = result.error.issues.map(
		(issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`,
	);
	throw new Error(`the environment is not usable: ${problems.join('; ')}`);
}
