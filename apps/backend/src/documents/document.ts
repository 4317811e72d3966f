import type { LocaleCode } from '@website/contracts/locales';
import type { Field, Payload, PayloadRequest } from 'payload';
import { isRecord } from '../platform/http/reading/json-record.ts';
import { innerRequest } from '../platform/transactions/inner-request.ts';
import { type DocumentRef, parseDocumentOf } from './document-ref.ts';

/** Parses a key; null if the config has no such collection or global. */
export const parseDocumentKey = ({ config }: Payload, key: string): DocumentRef | null =>
	parseDocumentOf(key, {
		collections: config.collections.map(({ slug }) => slug),
		globals: config.globals.map(({ slug }) => slug),
	});

/** The config of a document's collection or global. */
export function configOf({ config }: Payload, { kind, slug }: DocumentRef) {
	const all = kind === 'global' ? config.globals : config.collections;
	const entity = all.find((one) => one.slug === slug);
	if (!entity) throw new Error(`There is no collection or global ${slug}`);
	return entity;
}

/** The stored field with a document's title. If the title shown is a virtual field, its `custom.of` names the stored one. */
export function titleFieldOf(payload: Payload, ref: DocumentRef): string | undefined {
	const config = configOf(payload, ref);
	if (!('labels' in config)) return undefined;
	const name = config.admin.useAsTitle;
	const field = config.fields.find((one) => 'name' in one && one.name === name);
	const source: unknown = field?.custom?.of;
	return typeof source === 'string' ? source : name;
}

export const fieldsOf = (payload: Payload, ref: DocumentRef): Field[] =>
	configOf(payload, ref).fields;

export const hasDrafts = (payload: Payload, ref: DocumentRef): boolean =>
	Boolean(configOf(payload, ref).versions?.drafts);

/**
 * Reads a document, published or in its newest version, in one locale or in all; null if it does not exist or is in the trash.
 */
export async function readDocument(
	req: PayloadRequest,
	ref: DocumentRef,
	locale: 'all' | LocaleCode,
	draft: boolean,
): Promise<Record<string, unknown> | null> {
	const { payload } = req;
	const shared = {
		depth: 0,
		locale,
		draft,
		fallbackLocale: false,
		req: innerRequest(req),
	} as const;
	const document: unknown =
		ref.kind === 'global'
			? await payload.findGlobal({ slug: ref.slug, ...shared })
			: await payload.findByID({
					collection: ref.slug,
					id: ref.id,
					disableErrors: true,
					...shared,
				});
	return isRecord(document) ? document : null;
}
