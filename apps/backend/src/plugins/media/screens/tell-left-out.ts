import { toast } from '@payloadcms/ui';
import { isMediaType } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { mediaWords } from './media-words.ts';

/** Names files that cannot be used, and the types that can. */
export function tellLeftOut(files: FileList | null, language: string): void {
	const names = [...(files ?? [])].filter(({ type }) => !isMediaType(type));
	if (names.length === 0) return;
	const filling = { names: names.map(({ name }) => name).join(', ') };
	toast.error(translatorIn(language, filling)(mediaWords.leftOut), { duration: 15_000 });
}
