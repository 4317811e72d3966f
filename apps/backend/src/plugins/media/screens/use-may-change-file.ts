'use client';
import { useAuth } from '@payloadcms/ui';
import { mayChangeFile } from './may-change-file.ts';

/** Whether whoever is signed in may sort and replace files. */
export function useMayChangeFile(): boolean {
	const { permissions } = useAuth();
	return mayChangeFile(permissions?.collections?.media);
}
