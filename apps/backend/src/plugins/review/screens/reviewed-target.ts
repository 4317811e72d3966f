import { isEntity, maySome, type Person } from '../../../access/person.ts';

interface Shown {
	id?: number | string | undefined;
	collectionSlug?: string | undefined;
	globalSlug?: string | undefined;
}

/** What a form's review is asked for by, as `pages:7`; null before the document is stored, and for who takes no part (`requireColleague`). */
export function reviewedTarget(shown: Shown, person: Person | null): string | null {
	const { id, collectionSlug, globalSlug } = shown;
	const slug = globalSlug ?? collectionSlug ?? '';
	if (!isEntity(slug) || !maySome(person, slug, 'update')) return null;
	if (globalSlug) return `global:${globalSlug}`;
	return id ? `${collectionSlug}:${id}` : null;
}
