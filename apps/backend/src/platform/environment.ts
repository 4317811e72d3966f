import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isNetwork } from '@website/contracts/client-network';
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
import { editorsTimeZone } from '@website/contracts/time-zone';
import { z } from 'zod';

/** True for a time zone of the IANA database, such as `Europe/Copenhagen`. */
export const isTimeZone = (value: string): boolean => {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
	} catch {
		return false;
	}
};

/** The variables of the price API, part of the environment's schema. */
const priceEnvironment = {
	/** The token of the price API, or two during a rotation; the starter gives the same one to the site. */
	PRICE_API_TOKEN: secret.optional(),
	/** The time zone in which a price's first day begins. */
	PRICE_TIME_ZONE: z
		.string()
		.default(editorsTimeZone)
		.refine(isTimeZone, 'must be a time zone such as Europe/Copenhagen'),
};

const flag = z
	.enum(['true', 'false', '1', '0'])
	.default('false')
	.transform((value) => value === 'true' || value === '1');

const networkList = z
	.string()
	.default('10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7')
	.transform(listOf)
	.refine((parts) => parts.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8');

const isFile = (databaseUrl: string): boolean => databaseUrl.startsWith('file:');

/** The certificates in a PostgreSQL URL that this machine does not have. */
function missingCertificates(databaseUrl: string): string[] {
	if (isFile(databaseUrl)) return [];
	const { searchParams } = new URL(databaseUrl);
	return ['sslrootcert', 'sslcert', 'sslkey']
		.map((name) => searchParams.get(name) ?? '')
		.filter((path) => path !== '' && path !== 'system' && !existsSync(path));
}

/** Settings that require another setting. */
const requiredWith = [
	['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
	['OPENID_ISSUER', 'OPENID_CLIENT_ID'],
	['OPENID_ISSUER', 'OPENID_CLIENT_SECRET'],
] as const;

const schema = z
	.object({
		NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
		DATABASE_URL: z
			.string()
			.regex(/^(file:|postgres(ql)?:\/\/).+/, 'must start with file: or postgres://')
			.refine(
				(value) => !/[?&]sslmode=(?!(disable|require|verify-ca|verify-full)(&|$))/.test(value),
				'sslmode must be disable, require, verify-ca or verify-full',
			)
			.refine((value) => isFile(value) || isConnectionUrl(value), connectionUrlAdvice)
			// The programs of PostgreSQL end the password at the first @.
			.transform((value) => (isFile(value) ? value : new URL(value).href))
			.refine(
				(value) => missingCertificates(value).length === 0,
				'names a certificate file that does not exist',
			)
			.default(`file:${resolve('data/backend.db')}`),
		PAYLOAD_SECRET: secret,
		MEDIA_DIR: z.string().min(1).default(resolve('data/media')),
		PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
		HOST: z.string().min(1).default('127.0.0.1'),
		BACKEND_URL: origin.default('http://127.0.0.1:4000'),
		/** What the names of cookies begin with; by default `payload`, with the port of `BACKEND_URL` if it names one. */
		COOKIE_PREFIX: z
			.string()
			.regex(/^[\w-]{1,40}$/, 'must be letters, digits and hyphens')
			.optional(),
		SITE_URL: origin.default('http://localhost:3000'),
		SITE_WEBHOOK_URL: webAddresses,
		WEBHOOK_SECRET: secret,
		PREVIEW_SECRET: secret,
		/** The bearer token with which the site forwards visitors' forms; without it, every form is rejected. */
		FORMS_TOKEN: token.optional(),
		/** Host names and addresses of a private network to which forms may be sent, also without TLS. */
		FORM_WEBHOOK_PRIVATE_HOSTS: z.string().toLowerCase().default('').transform(listOf),
		GRAPHQL_INTROSPECTION: flag,
		TRASH_DAYS: z.coerce.number().int().min(1).default(30),
		AUDIT_DAYS: z.coerce.number().int().min(1).default(365),
		ANSWER_CACHE_SECONDS: z.coerce.number().int().min(0).default(60),
		LOG_LEVEL: logLevel,
		METRICS_TOKEN: z.string().optional(),
		CLIENT_ADDRESS_HEADER: headerName.optional(),
		SITE_ADDRESSES: networkList,
		...priceEnvironment,
		SEED_DEMO: z.enum(['true', 'false']).default('true'),
		/** Path of a file with the set-up answers of a new site (`setup.yaml`). */
		SETUP_ANSWERS: z.string().min(1).optional(),
		SEED_CONTENT_DIR: z.string().min(1).default(resolve('src/seed/content')),
		SEED_ADMIN_EMAIL: z.email().optional(),
		SEED_ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
		SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
			.refine(isConnectionUrl, connectionUrlAdvice)
			.refine((value) => !/^smtp:.*:465\/?$/.test(value), 'port 465 begins with TLS: use smtps://')
			.refine(
				(value) => !/^smtps:.*:(25|587|2525)\/?$/.test(value),
				'ports 25, 587 and 2525 begin without TLS: use smtp://, which requires STARTTLS with a user name',
			)
			.optional(),
		MAIL_FROM: z
			.string()
			.regex(
				/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
				'must be an address or Name <address>',
			)
			.optional(),
		/** The name by which the backend greets the mail server (EHLO, RFC 5321 4.1.1.1); by default that of `BACKEND_URL`. */
		MAIL_HOSTNAME: z.hostname().optional(),
		DEEPL_API_KEY: z.string().optional(),
		DEEPL_SERVER_URL: webAddress.optional(),
		OPENID_ISSUER: z
			.url({ hostname: /.+/ })
			.regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/, 'must start with https://')
			.optional(),
		OPENID_CLIENT_ID: z.string().optional(),
		OPENID_CLIENT_SECRET: z.string().optional(),
		OPENID_TRUST_EMAIL: flag,
		OPENID_NAME: z.string().default('OpenID Connect'),
		S3_BUCKET: z.string().optional(),
		S3_REGION: z.string().default('eu-north-1'),
		S3_ENDPOINT: webAddress.optional(),
		/** Whether the bucket is a path of the endpoint or a host name; a path by default with `S3_ENDPOINT`. */
		S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
		/** Whether uploads and downloads have checksums that the client computes; by default only without `S3_ENDPOINT`. */
		S3_CHECKSUMS: z.enum(['true', 'false']).optional(),
		S3_ACCESS_KEY_ID: z.string().optional(),
		S3_SECRET_ACCESS_KEY: z.string().optional(),
	})
	.superRefine((value, context) => {
		const { hostname, pathname } = new URL(value.S3_ENDPOINT ?? 'https://s3');
		const bucket = value.S3_BUCKET ?? '';
		if (bucket && (hostname.startsWith(`${bucket}.`) || pathname.split('/').includes(bucket)))
			context.addIssue({
				code: 'custom',
				path: ['S3_ENDPOINT'],
				message: `must not contain the bucket ${bucket}`,
			});
		for (const [setting, required] of requiredWith) {
			if (!value[setting] || value[required]) continue;
			context.addIssue({ code: 'custom', path: [required], message: `is needed with ${setting}` });
		}
	});

export type Environment = z.infer<typeof schema>;

/** The settings of the program, checked by `parseSettings`. */
export const parseEnvironment = (source: Record<string, string | undefined>): Environment =>
	parseSettings(schema, source);

const placeholder = 'only-for-builds-and-generators';

/** `next build` and the generators need a configuration but neither a database nor secrets. */
function withoutSecrets(source: Record<string, string | undefined>) {
	const isBuilding =
		source.NEXT_PHASE === 'phase-production-build' || source.BACKEND_GENERATING === 'true';
	if (!isBuilding) return source;
	const names = ['PAYLOAD_SECRET', 'WEBHOOK_SECRET', 'PREVIEW_SECRET'];
	return { ...Object.fromEntries(names.map((name) => [name, placeholder])), ...source };
}

export const environment = parseEnvironment(withoutSecrets(process.env));

/** The value of `PAYLOAD_SECRET` that signs. */
export const payloadSecret = signingSecret(environment.PAYLOAD_SECRET);

/** True if `DATABASE_URL` names a PostgreSQL server, false if it names a SQLite file. */
export const usesPostgres = environment.DATABASE_URL.startsWith('postgres');

/** The path of the SQLite file; null on PostgreSQL. */
export const sqliteFile = usesPostgres ? null : environment.DATABASE_URL.replace(/^file:/, '');
