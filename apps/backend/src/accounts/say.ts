import { getTranslation, type I18n } from '@payloadcms/translations';
import type { Words } from '../editing/words.ts';

/** Words in the language of whoever asked. */
export const say =
	({ i18n }: { i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> }) =>
	(text: Words): string =>
		getTranslation(text, i18n);
