'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { extentsOf, isEntity } from './person.ts';
import { usePerson } from './use-person.ts';

/** Whether the document in the form is one that somebody may change as a whole, not in a translator's languages only. */
export function useWholeDocument(): boolean {
	const { collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
	const person = usePerson();
	const entity = collectionSlug ?? globalSlug ?? '';
	if (!isEntity(entity) || hasSavePermission !== true) return false;
	return extentsOf(person, entity, 'update').some((extent) => extent !== 'languages');
}
