import { s3Storage } from '@payloadcms/storage-s3';
import { bucketConfig } from '../../platform/bucket.ts';
import { environment } from '../../platform/environment.ts';

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
