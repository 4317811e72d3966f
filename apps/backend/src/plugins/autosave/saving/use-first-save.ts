'use client';
import { useAllFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';

interface FirstSaveOptions {
	/** True for the form of a new document. */
	isNew: boolean;
	save: () => Promise<boolean>;
	/** Called if the document cannot be stored. */
	onFailure: () => void;
	/** How long, in milliseconds, typing must have paused. */
	pauseMs: number;
}

/**
 * Stores a new document after the first change of its form, because Payload's autosave handles stored documents only. Payload then opens
 * the stored document. If storing fails, `use-retries.ts` retries it like all other text.
 */
export function useFirstSave({ isNew, save, onFailure, pauseMs }: FirstSaveOptions): void {
	const [fields] = useAllFormFields();
	const isModified = useFormModified();
	const isProcessing = useFormProcessing();
	const hasFailed = useRef(false);
	const latest = useLatest({ save, onFailure });
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field restarts the pause.
	useEffect(() => {
		if (!isNew || !isModified || isProcessing || hasFailed.current) return;
		const timer = setTimeout(async () => {
			hasFailed.current = !(await latest.current.save());
			if (hasFailed.current) latest.current.onFailure();
		}, pauseMs);
		return () => clearTimeout(timer);
	}, [fields, isNew, isModified, isProcessing, latest, pauseMs]);
}
