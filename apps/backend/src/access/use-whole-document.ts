'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { extentsOf, isEntity } from './person.ts';
import { usePerson } from './use-person.ts';

/** True if the user may update the whole document in the form, not only some locales of it. */
export function useWholeDocument(): boolean {
	const { collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
	const person = usePerson();
	const entity = collectionSlug ?? globalSlug ?? '';
	if (!isEntity(entity) || hasSavePermission !== true) return false;
	return extentsOf(person, entity, 'update').some((extent) => extent !== 'languages');
}
