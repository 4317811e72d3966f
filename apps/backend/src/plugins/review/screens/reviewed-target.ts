import { isEntity, maySome, type Person } from '../../../access/person.ts';
import { documentInForm, documentKey } from '../../../documents/document-ref.ts';

interface Shown {
	id?: number | string | undefined;
	collectionSlug?: string | undefined;
	globalSlug?: string | undefined;
}

/** What a form's review is asked for by, as `pages:7`; null before the document is stored, and for who takes no part (`requireColleague`). */
export function reviewedTarget(form: Shown, person: Person | null): string | null {
	const document = documentInForm(form);
	if (!document || !isEntity(document.slug)) return null;
	return maySome(person, document.slug, 'update') ? documentKey(document) : null;
}
