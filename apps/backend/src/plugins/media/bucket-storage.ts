import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { s3Storage } from '@payloadcms/storage-s3';
import { environment } from '../../platform/environment.ts';
import { limits } from './limits.ts';

const {
	S3_ACCESS_KEY_ID: accessKeyId,
	S3_SECRET_ACCESS_KEY: secretAccessKey,
	S3_ENDPOINT: endpoint,
	S3_PATH_STYLE,
	S3_CHECKSUMS,
} = environment;
const isOther = String(endpoint !== undefined);
// Many servers other than AWS reject the checksums that the client adds.
const checksums =
	(S3_CHECKSUMS ?? String(!endpoint)) === 'true' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED';

const { connectMs, silentMs, requestMs, attempts, connections } = limits.bucket;

/** How the bucket is reached. */
export const bucketConfig: S3ClientConfig = {
	region: environment.S3_REGION,
	...(endpoint ? { endpoint } : {}),
	forcePathStyle: (S3_PATH_STYLE ?? isOther) === 'true',
	requestChecksumCalculation: checksums,
	responseChecksumValidation: checksums,
	// Without keys the client uses its own chain: roles of the machine or the pod, web identities, profiles.
	...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
	maxAttempts: attempts,
	requestHandler: {
		connectionTimeout: connectMs,
		socketTimeout: silentMs,
		requestTimeout: requestMs,
		throwOnRequestTimeout: true,
		httpAgent: { keepAlive: true, maxSockets: connections },
		httpsAgent: { keepAlive: true, maxSockets: connections },
	},
};

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
	config: bucketConfig,
});
