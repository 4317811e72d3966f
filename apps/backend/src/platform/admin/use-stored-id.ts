'use client';
import { useDocumentInfo } from '@payloadcms/ui';

/** The number of the document in the form; undefined before it is stored, where several files are uploaded at once too: Payload says null there. */
export function useStoredId(): number | string | undefined {
	return useDocumentInfo().id ?? undefined;
}
