import { s3Storage } from '@payloadcms/storage-s3';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

const { connectMs, silentMs, requestMs, attempts, connections } = limits.bucket;

/**
 * Stores uploaded files in the bucket `S3_BUCKET`. Without a bucket the fields and the schema are the same, so that an installation can
 * switch to a bucket without a migration.
 */
export const bucketStorage = s3Storage({
	enabled: Boolean(environment.S3_BUCKET),
	alwaysInsertFields: true,
	bucket: environment.S3_BUCKET ?? 'unused',
	// The empty prefix makes the plugin insert the field `prefix` also when it is enabled.
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
