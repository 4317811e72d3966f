import type { AnyDocument } from '../../../documents/document-ref.ts';
import { requestedDocument } from '../../../documents/text-document.ts';

/** Parses the document reference of an XLIFF file: `pages/12`, or `header` for a global. */
export function documentInFile(original: string): AnyDocument {
	const [entity = '', id] = original.split('/');
	return requestedDocument({ entity, id });
}
