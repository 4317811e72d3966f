'use client';
import { useAllFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';

interface FirstSave {
	/** Whether the form is one of a new document. */
	isNew: boolean;
	save: () => Promise<boolean>;
	/** Is called when it can't be stored. */
	onFailure: () => void;
	/** How long, in milliseconds, writing must have paused. */
	pauseMs: number;
}

/**
 * Stores a new document once something has been written in its form: Payload's autosave concerns stored ones alone. Payload then opens the stored document.
 * What can't be stored is tried again as all other text is (`use-retries.ts`).
 */
export function useFirstSave({ isNew, save, onFailure, pauseMs }: FirstSave): void {
	const [fields] = useAllFormFields();
	const isModified = useFormModified();
	const isProcessing = useFormProcessing();
	const hasFailed = useRef(false);
	const latest = useLatest({ save, onFailure });
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field begins the pause anew.
	useEffect(() => {
		if (!isNew || !isModified || isProcessing || hasFailed.current) return;
		const timer = setTimeout(async () => {
			hasFailed.current = !(await latest.current.save());
			if (hasFailed.current) latest.current.onFailure();
		}, pauseMs);
		return () => clearTimeout(timer);
	}, [fields, isNew, isModified, isProcessing, latest, pauseMs]);
}
