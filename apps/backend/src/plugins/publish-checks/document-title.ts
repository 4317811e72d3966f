import { getTranslation } from '@payloadcms/translations';
import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { configOf, titleFieldOf } from '../../documents/document.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import { titleIn } from '../../documents/title-in.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';

/** The content locale of a request. */
export const localeOf = ({ locale }: PayloadRequest) =>
	isLocaleCode(locale) ? locale : defaultLocale();

/** The label of a document's collection or global, in the language of the interface. */
export function kindOf({ payload, i18n }: PayloadRequest, ref: TextDocument): string {
	const config = configOf(payload, ref);
	return getTranslation('labels' in config ? config.labels.singular : config.label, i18n);
}

/** The title of a document in the request's locale or, with the language name, in another one; else its label and id. */
export function titleOf(req: PayloadRequest, ref: TextDocument, content: JsonRecord): string {
	if (ref.kind === 'global') return kindOf(req, ref);
	const title = content[titleFieldOf(req.payload, ref) ?? ''];
	const ownTitle = isRecord(title) ? titleIn(title, localeOf(req)) : title;
	return typeof ownTitle === 'string' && ownTitle ? ownTitle : `${kindOf(req, ref)} ${ref.id}`;
}
