import { getTranslation } from '@payloadcms/translations';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type {
	CollectionAfterChangeHook,
	CollectionBeforeOperationHook,
	CollectionBeforeReadHook,
	CollectionSlug,
	PayloadRequest,
	SelectIncludeType,
	SelectType,
} from 'payload';
import { getSelectMode } from 'payload/shared';
import {
	displayTitleField,
	replaceSortField,
	titleIn,
	untitledIn,
} from '../../documents/title-in.ts';
import { whereInAnyLocale } from '../../platform/database/where-in-any-language.ts';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

const languageOf = ({ locale }: Pick<PayloadRequest, 'locale'>): LocaleCode =>
	isLocaleCode(locale) ? locale : defaultLocale();

const selectsTitle = (select: SelectType): select is SelectIncludeType =>
	getSelectMode(select) === 'include' && displayTitleField in select;

/** The titles of all languages in a document's newest version. */
async function allTitles(
	req: PayloadRequest,
	collection: CollectionSlug,
	id: number | string,
	titleField: string,
): Promise<Record<string, unknown>> {
	const document: object | null = await req.payload.findByID({
		collection,
		id,
		locale: 'all',
		depth: 0,
		draft: true,
		trash: true,
		disableErrors: true,
		select: { [titleField]: true },
		req: innerRequest(req),
	});
	const titles: unknown = isRecord(document) ? document[titleField] : null;
	return isRecord(titles) ? titles : {};
}

interface TitleHooks {
	beforeOperation: CollectionBeforeOperationHook;
	beforeRead: CollectionBeforeReadHook;
	afterChange: CollectionAfterChangeHook;
}

/** Hooks that make the display title of a collection readable, searchable and sortable. `titleField` is the localized title field. */
export function titleHooks(titleField: string): TitleHooks {
	return {
		beforeOperation: ({ args }) => {
			const result = { ...args };
			if ('where' in result && result.where)
				result.where = whereInAnyLocale(result.where, displayTitleField, titleField);
			if ('sort' in result && result.sort)
				result.sort = replaceSortField(result.sort, [displayTitleField], titleField);
			if ('select' in result && result.select && selectsTitle(result.select))
				result.select = { ...result.select, [titleField]: true };
			return result;
		},
		// At this point the document still has the titles of all locales.
		beforeRead: ({ collection, doc, req }) => {
			const titles: unknown = doc[titleField];
			const kind = getTranslation(collection.labels.singular, req.i18n);
			if (isRecord(titles))
				doc[displayTitleField] =
					titleIn(titles, languageOf(req)) ?? untitledIn(req.i18n.language, kind);
			return doc;
		},
		// Payload does not run `beforeRead` on the result of a save.
		afterChange: async ({ doc, collection, req }) => {
			const language = languageOf(req);
			const title: unknown = doc[titleField];
			const titles =
				typeof title === 'string' && title.trim() !== ''
					? { [language]: title }
					: await allTitles(req, collection.slug, doc.id, titleField);
			return { ...doc, [displayTitleField]: titleIn(titles, language) };
		},
	};
}
