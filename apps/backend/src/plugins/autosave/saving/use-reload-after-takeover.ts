'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef } from 'react';

let isReloading = false;

/** True while the page reloads for an editor who has taken over its document. Unlike leaving the form, this keeps the lock. */
export const isReloadingAfterTakeover = (): boolean => isReloading;

/**
 * Reloads the page after a takeover. Payload only refreshes it, which replaces what the editor types in the meantime and, because it replaces
 * the form, ends the lock.
 */
export function useReloadAfterTakeover(
	isLockedByOther: boolean,
	isModified: Readonly<RefObject<boolean>>,
): void {
	const { currentEditor, documentIsLocked } = useDocumentInfo();
	const wasLockedByOther = useRef(false);
	const isOwnLock = documentIsLocked === true && Boolean(currentEditor) && !isLockedByOther;
	useEffect(() => {
		if (wasLockedByOther.current && isOwnLock && !isModified.current) {
			isReloading = true;
			window.location.reload();
		}
		wasLockedByOther.current = isLockedByOther;
	}, [isLockedByOther, isOwnLock, isModified]);
}
