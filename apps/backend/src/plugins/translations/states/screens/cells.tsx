import { getTranslation } from '@payloadcms/translations';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionSlug, Payload } from 'payload';
import type { ListCellProps } from '../../../../admin/list-cell.ts';
import { adminUrl } from '../../../../documents/document-ref.ts';
import { localizedTitleOf, untitled } from '../../../../documents/title-in.ts';
import { isRecord } from '../../../../platform/http/reading/json-record.ts';
import { isTranslationState } from '../evaluate.ts';
import { loadStates, type StateMark } from '../load-states.ts';
import { StateMarks, stateText } from './marks.tsx';

/** The languages of a document in the trash, which has no recorded states: those with a title, in which it comes back as a draft. */
export async function trashedStates(
	payload: Payload,
	collection: CollectionSlug,
	id: number | string,
): Promise<StateMark[]> {
	const title = localizedTitleOf(payload.collections[collection].config.fields);
	if (!title) return [];
	const document: unknown = await payload.findByID({
		collection,
		id,
		locale: 'all',
		depth: 0,
		trash: true,
		draft: true,
		disableErrors: true,
	});
	const titles = isRecord(document) ? document[title] : null;
	if (!isRecord(titles)) return [];
	const written = siteLocaleCodes().filter((language) => titles[language]);
	return written.map((language) => ({
		language,
		state: 'draft',
		outdated: false,
		published: false,
		waiting: false,
		machine: false,
		isSource: false,
	}));
}

/** A column of document lists: the states of the document in each locale. */
export async function StatesCell({ payload, collectionSlug, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const states = rowData.deletedAt
		? await trashedStates(payload, collectionSlug, rowData.id)
		: await loadStates(payload, collectionSlug, rowData.id);
	return <StateMarks t={(text) => getTranslation(text, i18n)} states={states} />;
}

/** In the list of translations: a link to the document in the locale of the row. */
export function DocumentCell({ payload, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const { entity, document, language, title } = rowData;
	const { globals, routes, serverURL } = payload.config;
	const global = document ? undefined : globals.find(({ slug }) => slug === entity);
	const ref = document
		? ({ kind: 'collection', slug: entity, id: document } as const)
		: ({ kind: 'global', slug: entity } as const);
	return (
		<a href={adminUrl(`${serverURL}${routes.admin}`, ref, language)}>
			{title || getTranslation(global?.label ?? untitled, i18n)}
		</a>
	);
}

/** The label of the document's collection or global, in the language of the admin. */
export function EntityCell({ payload, rowData, i18n }: ListCellProps) {
	const entity = String(rowData?.entity);
	const { collections, globals } = payload.config;
	const label =
		collections.find(({ slug }) => slug === entity)?.labels.singular ??
		globals.find(({ slug }) => slug === entity)?.label ??
		entity;
	return getTranslation(label, i18n);
}

/** A column of the list of translations: the state, and if it has changes or is outdated. */
export function StateCell({ rowData, i18n }: ListCellProps) {
	const state: unknown = rowData?.state;
	if (!isTranslationState(state)) return null;
	const outdated = rowData?.outdated === true;
	const waiting = rowData?.waiting === true;
	return stateText({ state, outdated, waiting }, (text) => getTranslation(text, i18n));
}

/** A column with a person, by name. Payload shows an account's e-mail address, and only its id to people who may not read accounts. */
export async function PersonCell({ payload, cellData }: ListCellProps) {
	const id = cellData && typeof cellData === 'object' && 'id' in cellData ? cellData.id : cellData;
	if (typeof id !== 'number') return null;
	const account = await payload.findByID({
		collection: 'users',
		id,
		depth: 0,
		select: { name: true, email: true },
		disableErrors: true,
	});
	return account ? account.name?.trim() || account.email : null;
}
