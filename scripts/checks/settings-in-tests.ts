/** By test, the settings that it sets to a non-default or required value and whose effect it checks. */
export const settingsInTests: Readonly<Record<string, readonly string[]>> = {
	'apps/backend/src/plugins/setup/answers-at-start.test.ts': ['SETUP_ANSWERS'],
	'apps/backend/test/bucket-server.ts': [
		...['S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_CHECKSUMS', 'S3_ENDPOINT', 'S3_PATH_STYLE'],
		...['S3_REGION', 'S3_SECRET_ACCESS_KEY'],
	],
	'apps/backend/test/environment.ts': [
		...['BACKEND_URL', 'DATABASE_URL', 'MEDIA_DIR', 'PAYLOAD_SECRET', 'SITE_URL'],
	],
	'apps/backend/test/form-webhooks.test.ts': ['FORM_WEBHOOK_PRIVATE_HOSTS'],
	'apps/backend/test/mails.test.ts': ['MAIL_FROM', 'MAIL_HOSTNAME', 'SMTP_URL'],
	'apps/backend/test/openid.test.ts': [
		...['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET', 'OPENID_ISSUER', 'OPENID_NAME'],
		'OPENID_TRUST_EMAIL',
	],
	'apps/backend/test/settings.test.ts': [
		...['AUDIT_DAYS', 'COOKIE_PREFIX', 'GRAPHQL_INTROSPECTION', 'LOG_LEVEL', 'PRICE_TIME_ZONE'],
		...['SEED_ADMIN_EMAIL', 'SEED_ADMIN_PASSWORD', 'SEED_CONTENT_DIR', 'SEED_DEMO'],
		...['SITE_ADDRESSES', 'TRASH_DAYS'],
	],
	'apps/backend/test/several-backends.everything.test.ts': [
		...['ANSWER_CACHE_SECONDS', 'PRICE_API_TOKEN'],
	],
	'apps/backend/test/side-by-side.test.ts': ['DEEPL_API_KEY', 'DEEPL_SERVER_URL'],
	'apps/backend/test/start.test.ts': ['HOST', 'NODE_ENV', 'PORT'],
	'apps/backend/test/webhook.test.ts': ['SITE_WEBHOOK_URL'],
	'apps/site/server/forms/form-routes.test.ts': ['FORMS_TOKEN', 'FORMS_URL'],
	'apps/site/server/guarding/third-parties.test.ts': [
		...['ANALYTICS_GLOBAL', 'ANALYTICS_HOSTS', 'ANALYTICS_SCRIPT_URL', 'ANALYTICS_SITE_ID'],
		...['CHAT_GLOBAL', 'CHAT_HOSTS', 'CHAT_OPEN_COMMAND', 'CHAT_SCRIPT_URL', 'CHAT_WIDGET_ID'],
		...['CONSENT_CLEARED_COOKIES', 'CONSENT_GLOBAL', 'CONSENT_HOSTS', 'CONSENT_SCRIPT_URL'],
		...['CONSENT_SITE_ID', 'TAG_MANAGER_HOSTS', 'TAG_MANAGER_ID'],
	],
	'apps/site/test/prices/fake-price-server.ts': ['PRICE_API_URL', 'PRICE_API_VALID_FROM'],
	'apps/site/test/server/test-site.ts': [
		...['CACHE_DIR', 'CONTENT_URL', 'PREVIEW_SECRET', 'WEBHOOK_SECRET'],
	],
	'apps/site/test/whole-site/disk-full.test.ts': ['APP_HOST_URL'],
	'apps/site/test/whole-site/media-fetch.test.ts': ['MEDIA_FETCH_URL', 'MEDIA_HOSTS', 'MEDIA_URL'],
	'apps/site/test/whole-site/settings.test.ts': [
		...['ANIMATION_HOSTS', 'API_ORIGINS', 'CACHE_MEMORY_MB', 'CACHE_PURGE_URLS'],
		...['CONTENT_ERROR_POLICY', 'CONTENT_METHOD', 'IMAGE_CACHE_BYTES', 'METRICS_TOKEN'],
		...['OTEL_TRACES_SAMPLER_ARG', 'PRICE_API_ARGUMENTS', 'SECURITY_CONTACT', 'SITE_FEATURES'],
	],
	'apps/site/test/whole-site/site.test.ts': [
		...['CDN_MAX_AGE', 'CLIENT_ADDRESS_HEADER', 'CONTENT_TIMEOUT_MS', 'CONTENT_TOKEN_COOKIE'],
		...['CONTENT_TOKEN_STORAGE', 'CONTENT_UNTAGGED_SECONDS', 'PREVIEW_FRAME_ORIGIN'],
	],
	'apps/site/test/whole-site/tracing.test.ts': ['OTEL_EXPORTER_OTLP_ENDPOINT'],
	'apps/site/test/whole-site/wordpress.test.ts': [
		...['CONTENT_POLL_SECONDS', 'CONTENT_SECTIONS_FILE', 'CONTENT_SOURCE'],
	],
	'e2e/journeys/wordpress-owner.spec.ts': ['CONTENT_APPLICATION_PASSWORD', 'CONTENT_USER'],
	'e2e/nodes/revalidation.spec.ts': ['REDIS_URL'],
	'e2e/pages/prefetching.spec.ts': ['SPECULATION_RULES'],
	'e2e/third-party/fixtures.ts': ['TAG_MANAGER_URL'],
	'scripts/starter/settings.test.ts': [
		...['BACKEND_PORT', 'CHROMIUM_PATH', 'DATA_DIR', 'SITE_HOST', 'SITE_PORT'],
	],
};
