import type { Field, Payload, PayloadRequest } from 'payload';
import { isRecord } from '../platform/http/reading/json-record.ts';
import { innerRequest } from '../platform/transactions/inner-request.ts';
import { type DocumentRef, parseDocumentOf } from './document-ref.ts';

/** The document that a key names; null when the configuration has no such collection or global. */
export const documentAt = ({ config }: Payload, key: string): DocumentRef | null =>
	parseDocumentOf(key, {
		collections: config.collections.map(({ slug }) => slug),
		globals: config.globals.map(({ slug }) => slug),
	});

/** The configuration of a document's kind. */
export function configOf({ config }: Payload, { kind, slug }: DocumentRef) {
	const all = kind === 'global' ? config.globals : config.collections;
	const entity = all.find((one) => one.slug === slug);
	if (!entity) throw new Error(`There is no ${slug}`);
	return entity;
}

/** The field that names a document and is stored: one shown in its place says whose words it shows (`custom.of`). */
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
 * A document as it is stored, published or in its newest version, in one language or in all at once; null when there is none,
 * or when it is in the trash.
 */
export async function readDocument(
	req: PayloadRequest,
	ref: DocumentRef,
	locale: 'all' | 'en' | 'da' | 'de',
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
