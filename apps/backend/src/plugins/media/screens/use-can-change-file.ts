'use client';
import { useAuth } from '@payloadcms/ui';
import { canChangeFile } from './can-change-file.ts';

/** True if the current user may sort and replace files. */
export function useCanChangeFile(): boolean {
	const { permissions } = useAuth();
	return canChangeFile(permissions?.collections?.media);
}
