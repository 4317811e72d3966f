'use client';
import { useAllFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import { isSameValue } from '../../../documents/same-value.ts';
import { formValues } from '../merging/form-values.ts';

interface AutosaveOptions {
	save: () => Promise<boolean>;
	/** Called after a save that failed. */
	onFailure: () => void;
	/** True while the last save has failed: `use-retries.ts` saves until one succeeds. */
	isFailing: boolean;
	/** How long, in milliseconds, typing must have paused. */
	pauseMs: number;
}

/**
 * Saves the form when typing has paused, also the form of a new document, after whose first save Payload opens the stored document. It replaces
 * Payload's autosave: a save that waited there for an earlier one does not notice what is typed meanwhile, and the form then counts that as
 * saved.
 */
export function useAutosave({ save, onFailure, isFailing, pauseMs }: AutosaveOptions): void {
	const [fields] = useAllFormFields();
	const isModified = useFormModified();
	const isProcessing = useFormProcessing();
	const saved = useRef<ReturnType<typeof formValues>>(undefined);
	const latest = useLatest({ save, onFailure, fields });
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field restarts the pause.
	useEffect(() => {
		if (!isModified || isProcessing || isFailing) return;
		const timer = setTimeout(async () => {
			// Every save changes the time of the form's version, which is nothing to save.
			const { updatedAt: _, ...values } = formValues(latest.current.fields);
			if (isSameValue(values, saved.current)) return;
			saved.current = values;
			if (!(await latest.current.save())) latest.current.onFailure();
		}, pauseMs);
		return () => clearTimeout(timer);
	}, [fields, isModified, isProcessing, isFailing, latest, pauseMs]);
}
