import { getTranslation, type I18n } from '@payloadcms/translations';
import type { Words } from './words.ts';

/** Words in the language of the editors' interface that whoever asked has chosen. */
export const translator =
	({ i18n }: { i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> }) =>
	(text: Words): string =>
		getTranslation(text, i18n);

type Asked = Parameters<typeof translator>[0];

/** A check of a field that may be empty; what it complains of is said in the editor's language. */
export const unless =
	<Value>(isGood: (value: Value) => boolean, problem: Words) =>
	(value: Value | '' | null | undefined, { req }: { req: Asked }): string | true =>
		value === undefined ||
		value === null ||
		value === '' ||
		isGood(value) ||
		translator(req)(problem);
