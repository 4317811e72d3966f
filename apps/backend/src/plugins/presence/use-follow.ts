'use client';
import {
	useDocumentInfo,
	useFormBackgroundProcessing,
	useFormModified,
	useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { mergeIntoOpenForms } from '../../admin/saving/document-changed.ts';
import { useLatest } from '../../admin/saving/use-latest.ts';
import { limits } from './limits.ts';
import type { Change } from './presence-state.ts';

/**
 * Makes the form show a change: the panels beside it are read again, and a form without changes of its own takes over what others saved.
 * A form with changes merges when it is saved.
 */
export function useFollow(document: string | null, change: Change | null | undefined): void {
	const { savedDocumentData, setLastUpdateTime } = useDocumentInfo();
	const isBusy = [useFormModified(), useFormProcessing(), useFormBackgroundProcessing()].some(
		Boolean,
	);
	const shownId = useRef<string | null>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isNewer =
		Date.parse(change?.updatedAt ?? '') > Date.parse(savedDocumentData?.updatedAt ?? '');
	const show = useLatest(() => {
		timer.current = undefined;
		shownId.current = change?.id ?? null;
		setLastUpdateTime(Date.now());
		if (document !== null && isNewer && !isBusy) void mergeIntoOpenForms(document, true);
	});
	const id = change === undefined ? undefined : (change?.id ?? null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new change is shown.
	useEffect(() => {
		// The first change that is known was made before the form was opened, unless it is newer.
		if (shownId.current === undefined && !isNewer) shownId.current = id;
		if (id === undefined || id === shownId.current || timer.current !== undefined) return;
		timer.current = setTimeout(() => show.current(), limits.followMs);
	}, [id, show]);
	useEffect(() => () => clearTimeout(timer.current), []);
}
