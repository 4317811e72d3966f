import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Block, Field } from 'payload';
import { type FieldValue, walkFields } from '../../documents/field-walk.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import type { Words } from '../../platform/i18n/words.ts';

/** The target of a reference: a document of a collection, or a typed URL. */
export type ReferenceTarget = { collection: string; id: number } | { url: string };

/** A reference in a document. */
export interface DocumentReference {
	target: ReferenceTarget;
	/** True if the target is displayed in place, such as a file; false for a link. */
	isShown: boolean;
	/** The locale of the value; null for a value shared by all locales. */
	lang: LocaleCode | null;
	/** The path of the field, as in validation errors: `sections.2.buttons.0.link.reference`. */
	path: string;
	/** The labels of the enclosing blocks and fields, and of the field itself. */
	place: Words[];
}

/** `{ relationTo, value }`: the form in which the editor stores links to documents, uploads and relations in blocks. */
function documentReference(node: Record<string, unknown>): Reference | null {
	const { relationTo, value } = node;
	if (typeof relationTo !== 'string') return null;
	const id = Number(isRecord(value) ? value.id : value);
	if (!Number.isInteger(id) || id === 0) return null;
	return { target: { collection: relationTo, id }, isShown: node.type === 'upload' };
}

function urlReference(node: Record<string, unknown>): Reference | null {
	const { fields } = node;
	if (node.type !== 'link' && node.type !== 'autolink') return null;
	if (!isRecord(fields) || fields.linkType === 'internal') return null;
	const { url } = fields;
	if (typeof url !== 'string' || url === '') return null;
	return { target: { url }, isShown: false };
}

/** All references in a rich text (Lexical's JSON), at any depth. */
function textReferences(node: unknown): Reference[] {
	if (Array.isArray(node)) return node.flatMap(textReferences);
	if (!isRecord(node)) return [];
	const nodeReference = documentReference(node) ?? urlReference(node);
	const nested = Object.values(node).flatMap((one) =>
		typeof one === 'object' ? textReferences(one) : [],
	);
	return nodeReference ? [nodeReference, ...nested] : nested;
}

const isWords = (label: unknown): label is Words =>
	isRecord(label) && typeof label.en === 'string' && typeof label.de === 'string';

function labelOf(part: Field | Block): unknown {
	if ('labels' in part && 'slug' in part) return part.labels?.singular;
	return 'label' in part ? part.label : undefined;
}

/** The id of a stored relation, loaded or not. */
function numberOf(value: unknown): number | null {
	const id = isRecord(value) ? value.id : value;
	const number = typeof id === 'string' ? Number(id) : id;
	return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

type Reference = Pick<DocumentReference, 'target' | 'isShown'>;

function relationReference(relationTo: string | string[], value: unknown): Reference | null {
	if (typeof relationTo === 'string') {
		const id = numberOf(value);
		if (id === null) return null;
		return { target: { collection: relationTo, id }, isShown: true };
	}
	if (!isRecord(value) || typeof value.relationTo !== 'string') return null;
	const id = numberOf(value.value);
	if (id === null) return null;
	return { target: { collection: value.relationTo, id }, isShown: false };
}

/** The references in a field's own value; `at` is the index in a list of values. */
function referencesOf({ field, value }: FieldValue): (Reference & { at?: number })[] {
	switch (field.type) {
		case 'relationship':
		case 'upload': {
			if (!Array.isArray(value)) return [relationReference(field.relationTo, value) ?? []].flat();
			return value.flatMap((one, at) => {
				const reference = relationReference(field.relationTo, one);
				return reference ? [{ ...reference, at }] : [];
			});
		}
		case 'text':
			if (field.custom?.leadsTo !== true || typeof value !== 'string' || value === '') return [];
			return [{ target: { url: value }, isShown: false }];
		case 'richText':
			return textReferences(value);
		default:
			return [];
	}
}

/**
 * All references in a stored document: relationships, files, links in rich texts and typed URLs (`custom.leadsTo`). It walks the fields of
 * the config, so new fields and blocks are included automatically.
 *
 * @param lang the locale in which the document was read; undefined if it was read in all locales
 */
export function referencesIn(
	fields: readonly Field[],
	data: JsonRecord,
	lang?: LocaleCode,
): DocumentReference[] {
	return [...walkFields(fields, data, lang ? null : localeCodes)].flatMap((fieldValue) => {
		const { ancestors, field, path } = fieldValue;
		const place = [...ancestors, field].map(labelOf).filter(isWords);
		return referencesOf(fieldValue).map(({ at, ...reference }) => ({
			...reference,
			lang: lang ?? fieldValue.lang,
			path: [...path, ...(at === undefined ? [] : [at])].join('.'),
			place,
		}));
	});
}
