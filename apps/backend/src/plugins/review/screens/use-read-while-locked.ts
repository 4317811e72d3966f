'use client';
import { useEffect } from 'react';
import { useLockedByOther } from '../../../admin/saving/use-locked-by-other.ts';

/** Opens a document for reading while a colleague writes it, without Payload's question, which has no option for it. */
export function useReadWhileLocked(isReviewer: boolean): void {
	const isLocked = useLockedByOther();
	useEffect(() => {
		if (isReviewer && isLocked) document.getElementById('document-locked-view-read-only')?.click();
	}, [isReviewer, isLocked]);
}
