import { formatCount, type PluralText, plural } from '../../platform/i18n/plural.ts';
import { words } from '../../platform/i18n/words.ts';

/** The notification about the result of an upload of several files. */
export const savedFiles = '[data-sonner-toast] [data-title]';

const sentences: Record<string, PluralText> = {
	'Successfully saved': plural(
		words('{count} file was saved.', '{count} fil er gemt.', '{count} Datei ist gespeichert.'),
		words(
			'{count} files were saved.',
			'{count} filer er gemt.',
			'{count} Dateien sind gespeichert.',
		),
	),
	'Failed to save': plural(
		words(
			'{count} file was not saved. The reason is told for it.',
			'{count} fil blev ikke gemt. Årsagen står ved den.',
			'{count} Datei wurde nicht gespeichert. Der Grund steht dabei.',
		),
		words(
			'{count} files were not saved. The reason is told for each.',
			'{count} filer blev ikke gemt. Årsagen står ved hver af dem.',
			'{count} Dateien wurden nicht gespeichert. Der Grund steht jeweils dabei.',
		),
	),
};

/**
 * Translates such a notification and its number; undefined for other texts. Payload 3.90.1 shows "Failed to save 1 files" in all languages.
 */
export function translateUploadResult(text: string, language: string): string | undefined {
	const [, outcome, count] = /^(Successfully saved|Failed to save) (\d+) files$/.exec(text) ?? [];
	const sentence = outcome ? sentences[outcome] : undefined;
	return sentence && formatCount(language, sentence, Number(count));
}
