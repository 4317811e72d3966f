import apiErrors from '@website/contracts/api-errors' with { type: 'json' };
import type { ApiErrorsSection } from '@website/contracts/content-types';
import { inLanguage } from '@website/contracts/locales';
import type { ContentReader } from '../../content/documents/reader.ts';
import type { ApiErrorsBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { defineSection } from '../fields/sections/block.ts';
import { lines, requiredHeading, themeField } from '../fields/text.ts';

/** A table of the errors of the messaging API. Its rows come from the API document. */
export const block = defineSection(
	'apiErrors',
	words('API errors', 'API-fejl', 'API-Fehler'),
	words(
		'A table of all errors of the messaging API; its rows are the API’s own',
		'En tabel over alle fejl i besked-API’en; rækkerne er API’ens egne',
		'Eine Tabelle aller Fehler der Nachrichten-API; die Zeilen sind die der API selbst',
	),
	[requiredHeading, lines('text', words('Text', 'Tekst', 'Text')), themeField],
);

/** The rows are those of the API document. */
export const map = (_data: ApiErrorsBlock, { lang }: ContentReader): Partial<ApiErrorsSection> => ({
	errors: Object.entries(apiErrors).map(([code, { status, title, remedy }]) => ({
		code,
		status,
		title: inLanguage(title, lang),
		remedy: inLanguage(remedy, lang),
	})),
});
