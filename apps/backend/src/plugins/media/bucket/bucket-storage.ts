import { s3Storage } from '@payloadcms/storage-s3';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

const { connectMs, silentMs, requestMs, attempts, connections } = limits.bucket;

/**
 * Uploaded files in the bucket of `S3_BUCKET`. The fields are the same without one, so that the schema is, and an installation can
 * change to a bucket without a migration.
 */
export const bucketStorage = s3Storage({
	enabled: Boolean(environment.S3_BUCKET),
	alwaysInsertFields: true,
	bucket: environment.S3_BUCKET ?? 'unused',
	// With an empty prefix the plugin inserts the field `prefix` when it is enabled, too.
	collections: { media: { prefix: '' } },
	config: {
		region: environment.S3_REGION,
		...(environment.S3_ENDPOINT ? { endpoint: environment.S3_ENDPOINT, forcePathStyle: true } : {}),
		credentials: {
			accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
			secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
		},
		maxAttempts: attempts,
		requestHandler: {
			connectionTimeout: connectMs,
			socketTimeout: silentMs,
			requestTimeout: requestMs,
			throwOnRequestTimeout: true,
			httpAgent: { keepAlive: true, maxSockets: connections },
			httpsAgent: { keepAlive: true, maxSockets: connections },
		},
	},
});
