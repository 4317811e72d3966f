'use client';
import { useDocumentInfo } from '@payloadcms/ui';

/** The id of the document in the form; undefined before it is stored. In bulk uploads Payload returns null instead. */
export function useStoredId(): number | string | undefined {
	return useDocumentInfo().id ?? undefined;
}
