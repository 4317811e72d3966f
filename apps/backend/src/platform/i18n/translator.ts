import { getTranslation, type I18n } from '@payloadcms/translations';
import type { Words } from './words.ts';

/** A function that translates texts into the admin language of the user who sent the request. */
export const translator =
	({ i18n }: { i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> }) =>
	(text: Words): string =>
		getTranslation(text, i18n);

type RequestI18n = Parameters<typeof translator>[0];

/** A field's `validate` function that accepts empty values; returns the problem in the language of the admin. */
export const validateWith =
	<Value>(isValid: (value: Value) => boolean, problem: Words) =>
	(value: Value | '' | null | undefined, { req }: { req: RequestI18n }): string | true =>
		value === undefined ||
		value === null ||
		value === '' ||
		isValid(value) ||
		translator(req)(problem);
