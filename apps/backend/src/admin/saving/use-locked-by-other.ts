'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';

const idOf = (editor: unknown): unknown =>
	typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor;

/** True if another editor holds the lock of the open document. */
export function useLockedByOther(): boolean {
	const { currentEditor, documentIsLocked } = useDocumentInfo();
	const { user } = useAuth();
	return documentIsLocked === true && Boolean(currentEditor) && idOf(currentEditor) !== user?.id;
}
