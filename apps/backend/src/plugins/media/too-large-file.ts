import type { Config } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

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
export const handleTooLargeFile: AfterError = ({ error, req, result }) => {
	if (!payloadMessages.has(error.message)) return undefined;
	log.warn({ err: error, user: req?.user?.id }, 'upload rejected');
	const text = message[req?.i18n?.language ?? 'en'] ?? message.en;
	return { response: { ...result, errors: [{ message: text }] }, status: 413 };
};
