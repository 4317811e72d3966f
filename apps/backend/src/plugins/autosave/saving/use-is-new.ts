'use client';
import { useDocumentInfo } from '@payloadcms/ui';

/** Whether the form is one of a document that is not stored yet, or has been stored by this form only just now. */
export function useIsNew(): boolean {
	const { id, globalSlug } = useDocumentInfo();
	return !globalSlug && (id === undefined || id === null);
}
