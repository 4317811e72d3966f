import { hasRightForSome, isEntity, type Person } from '../../../access/person.ts';
import { documentInForm, documentKey } from '../../../documents/document-ref.ts';

interface FormDocument {
	id?: number | string | undefined;
	collectionSlug?: string | undefined;
	globalSlug?: string | undefined;
}

/**
 * The key of the form's document in review requests, such as `pages:7`; null if the document is not stored yet or the endpoints would
 * reject the person (`requireReadAccess`).
 */
export function reviewedTarget(form: FormDocument, person: Person | null): string | null {
	const document = documentInForm(form);
	if (!document || !isEntity(document.slug)) return null;
	return hasRightForSome(person, document.slug, 'update') ? documentKey(document) : null;
}
