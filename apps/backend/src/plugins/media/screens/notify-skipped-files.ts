import { toast } from '@payloadcms/ui';
import { isMediaType } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { mediaWords } from './media-words.ts';

/** Shows a notice with the names of unsupported files and the supported types. */
export function notifySkippedFiles(files: FileList | null, language: string): void {
	const skippedFiles = [...(files ?? [])].filter(({ type }) => !isMediaType(type));
	if (skippedFiles.length === 0) return;
	const filling = { names: skippedFiles.map(({ name }) => name).join(', ') };
	toast.error(translatorIn(language, filling)(mediaWords.skipped), { duration: 15_000 });
}
