'use client';
import { useAuth } from '@payloadcms/ui';
import { mayChangeFile } from './may-change-file.ts';

/** True if the current user may sort and replace files. */
export function useMayChangeFile(): boolean {
	const { permissions } = useAuth();
	return mayChangeFile(permissions?.collections?.media);
}
