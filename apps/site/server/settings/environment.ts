import {
	connectionUrlAdvice,
	headerName,
	isConnectionUrl,
	listOf,
	logLevel,
	origin,
	parseSettings,
	secret,
	token,
	webAddress,
	webAddresses,
} from '@website/contracts/settings';
import { signingSecret } from '@website/contracts/signatures';
import { features } from '@website/contracts/site-options';
import { z } from 'zod';
import { thirdPartyFields } from './third-parties.ts';

const hostList = z
	.string()
	.default('')
	.transform(listOf)
	.pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/)));

const originList = z
	.string()
	.default('')
	.transform((value) =>
		listOf(value).map((host) => (host.includes('://') ? host : `https://${host}`)),
	)
	.pipe(z.array(origin));

const schema = z.object({
	NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
	HOST: z.string().default('127.0.0.1'),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	/** Public origin, used in canonical URLs, feeds and sitemaps. */
	SITE_URL: origin.default('http://localhost:3000'),
	LOG_LEVEL: logLevel,
	CONTENT_URL: webAddress.default('http://127.0.0.1:4000/graphql'),
	/** The API at that URL: the content contract, or WordPress with WPGraphQL (docs/wordpress.md). */
	CONTENT_SOURCE: z.enum(['contract', 'wpgraphql']).default('contract'),
	/** Maps fields of WordPress to sections. Used only with WordPress, like the next three. */
	CONTENT_SECTIONS_FILE: z.string().optional(),
	/** User name and application password of an editor, to show drafts in previews. */
	CONTENT_USER: z.string().optional(),
	CONTENT_APPLICATION_PASSWORD: z.string().optional(),
	/** Seconds between two checks for changes. */
	CONTENT_POLL_SECONDS: z.coerce.number().positive().default(30),
	/** Which of its features the site may have; the content can only switch off more. */
	SITE_FEATURES: z
		.string()
		.default(features.join())
		.transform((value) => value.split(/[\s,]+/).filter(Boolean))
		.pipe(z.array(z.enum(features))),
	CONTENT_METHOD: z.enum(['POST', 'GET']).default('POST'),
	CONTENT_ERROR_POLICY: z.enum(['none', 'ignore', 'all']).default('none'),
	CONTENT_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
	/** How long a page rendered from responses without cache tags is cached, since no purge can match it. */
	CONTENT_UNTAGGED_SECONDS: z.coerce.number().int().positive().default(60),
	/** Name of the cookie whose value is sent to the content endpoint as a bearer token; off if unset. */
	CONTENT_TOKEN_COOKIE: z.string().optional(),
	/** Name of the local storage entry whose value is sent in the same way; off if unset. */
	CONTENT_TOKEN_STORAGE: z.string().optional(),
	/** Origin of media files in URLs of the content. Defaults to the origin of WordPress or of the local backend. */
	MEDIA_URL: origin.optional(),
	/** Further hosts of files in the content, such as a CDN: host names (https) or origins, separated by commas. */
	MEDIA_HOSTS: originList,
	/** Origin from which the site fetches those files, if it reaches the content host by another URL than editors do. */
	MEDIA_FETCH_URL: origin.optional(),
	/** Allowed hosts of animations besides the content host, separated by commas. */
	ANIMATION_HOSTS: hostList,
	/** Shared with the backend; verifies the signatures of webhooks. */
	WEBHOOK_SECRET: secret,
	PREVIEW_SECRET: secret,
	/** Origin that may show previews in a frame besides the site's own: the backend's public one. */
	PREVIEW_FRAME_ORIGIN: origin.optional(),
	PRICE_API_URL: webAddress.default('http://127.0.0.1:4000/prices/graphql'),
	/** The first of two values during a rotation. */
	PRICE_API_TOKEN: z.string('is missing').transform(signingSecret),
	/** Whether that API has the field `validFrom`, which is not in the specification; `ask` detects it by one probe. */
	PRICE_API_VALID_FROM: z.enum(['ask', 'yes', 'no']).default('ask'),
	/** The arguments of `priceModelList`, if that API declares others than the contract and hides its schema. */
	PRICE_API_ARGUMENTS: z
		.string()
		.regex(
			/^(?:c|priceModelListC)urrency: [\w![\]]+, countries: [\w![\]]+$/,
			'must be like "currency: Currency!, countries: [String!]"',
		)
		.optional(),
	/** Shared with the backend; authenticates form submissions. Without it, forms show that they can't be submitted. */
	FORMS_TOKEN: token.optional(),
	/** The backend for form submissions, if it is not the app host. */
	FORMS_URL: origin.optional(),
	APP_HOST_URL: origin.default('http://127.0.0.1:4000'),
	/** Servers of the API document to which its viewer may send requests: host names (https) or origins, separated by commas. */
	API_ORIGINS: originList,
	/** Header in which the proxy in front sends the client's address. If unset, the address of the connection is used. */
	CLIENT_ADDRESS_HEADER: headerName.optional(),
	CACHE_DIR: z.string().default('./data/cache'),
	IMAGE_CACHE_BYTES: z.coerce.number().int().positive().default(512_000_000),
	/** Shares the second cache level and purges between nodes. Without it, each node has its own second level on disk. */
	REDIS_URL: z
		.string()
		.regex(/^rediss?:\/\/./, 'must start with redis:// or rediss://')
		.refine(isConnectionUrl, connectionUrlAdvice)
		.refine(
			(value) => /^\w+:\/\/[^/]*(\/\d*)?(\?|$)/.test(value),
			'must end with a database number',
		)
		.refine(
			(value) => !/[/@]clustercfg\./.test(value),
			'names a cluster; use the primary endpoint of a Redis without cluster mode',
		)
		.optional(),
	CACHE_MEMORY_MB: z.coerce.number().int().positive().default(256),
	/** Seconds that a shared cache in front may serve a page without revalidation. Raise it only if that cache is purged by tag. */
	CDN_MAX_AGE: z.coerce.number().int().nonnegative().default(1),
	/** URLs of caches in front that support `PURGE` with `x-cache-tags`, separated by commas. */
	CACHE_PURGE_URLS: webAddresses,
	/** Contact for security issues in `/.well-known/security.txt`: `mailto:` or `https:`. */
	SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
	/** Whether pages link to the rules by which browsers load links ahead of a click. */
	SPECULATION_RULES: z.enum(['on', 'off']).default('on'),
	/** URL to which traces are sent by OTLP over HTTP; off if unset. OpenTelemetry reads its other variables itself. */
	OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
	/** Bearer token that allows remote clients to read `/metrics`. */
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

/** The settings of the program, checked by `parseSettings`. */
export const readEnvironment = (source: NodeJS.ProcessEnv): Environment =>
	parseSettings(environment, source);
