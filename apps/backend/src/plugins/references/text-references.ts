import { isRecord } from '../../platform/http/reading/json-record.ts';
import type { DocumentReference } from './document-reference.ts';

type Reference = Pick<DocumentReference, 'isShown' | 'target'>;

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
export function textReferences(node: unknown): Reference[] {
	if (Array.isArray(node)) return node.flatMap(textReferences);
	if (!isRecord(node)) return [];
	const nodeReference = documentReference(node) ?? urlReference(node);
	const nested = Object.values(node).flatMap((one) =>
		typeof one === 'object' ? textReferences(one) : [],
	);
	return nodeReference ? [nodeReference, ...nested] : nested;
}
