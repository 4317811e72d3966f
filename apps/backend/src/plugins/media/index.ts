import { s3Storage } from '@payloadcms/storage-s3';
import { bucketConfig } from '../../platform/bucket.ts';
import { environment } from '../../platform/environment.ts';
import type { AfterError } from '../../platform/http/errors/unusable-input.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { add, finalizers, inOrder, type Plugin } from '../../platform/plugin.ts';
import { media as mediaCollection, mediaTags } from './collection.ts';
import { customizeFolderField, mediaFolders } from './media-folders.ts';
import { identifyBeforeTransaction } from './prepare-upload.ts';

/** Payload's error messages for a file and a request over the limit. */
const payloadMessages: ReadonlySet<string> = new Set([
	'File size limit has been reached',
	'Multipart request size limit has been reached',
]);

const mebibytes = limits.uploads.fileBytes / (1024 * 1024);

const message: Words = words(
	'The file is larger than {mebibytes} MiB. Save a smaller one: pictures up to 4,000 pixels wide are enough, films are best as MP4 (H.264).',
	'Filen er større end {mebibytes} MiB. Gem en mindre: Billeder på op til 4.000 pixel i bredden er nok, film er bedst som MP4 (H.264).',
	'Die Datei ist größer als {mebibytes} MiB. Speichern Sie eine kleinere: Bilder bis 4.000 Pixel Breite genügen, Filme am besten als MP4 (H.264).',
	{ mebibytes },
);

/**
 * Rejects a file over the limit with a 413 that names the limit in the editor's language. Payload's message is English, without the number.
 */
const handleTooLargeFile: AfterError = ({ error, req, result }) => {
	if (!payloadMessages.has(error.message)) return undefined;
	log.warn({ err: error, user: req?.user?.id }, 'upload rejected');
	const text = message[req?.i18n?.language ?? 'en'] ?? message.en;
	return { response: { ...result, errors: [{ message: text }] }, status: 413 };
};

/** Files with folders and tags. `bucketStorage` defines where they are stored; it must run after all plugins that change the collection. */
export const media = (): Plugin =>
	inOrder(
		(config) => ({
			...config,
			folders: mediaFolders,
			upload: { ...config.upload, limits: { fileSize: limits.uploads.fileBytes } },
		}),
		add({
			collections: [mediaCollection, mediaTags],
			afterError: [handleTooLargeFile],
			header: ['/plugins/media/screens/skipped-files.tsx#SkippedFiles'],
		}),
		finalizers.add(customizeFolderField, identifyBeforeTransaction),
	);

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
