'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { User } from '../payload-types.ts';
import { extentsOf, isEntity, type Person } from './person.ts';

/** The signed-in user, for showing only available actions. The server checks the same table of rights. */
export const usePerson = (): Person | null => useAuth<User>().user ?? null;

/** True if the user may update the whole document in the form, not only some locales of it. */
export function useWholeDocument(): boolean {
	const { collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
	const person = usePerson();
	const entity = collectionSlug ?? globalSlug ?? '';
	if (!isEntity(entity) || hasSavePermission !== true) return false;
	return extentsOf(person, entity, 'update').some((extent) => extent !== 'languages');
}
