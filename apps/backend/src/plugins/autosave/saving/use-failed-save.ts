'use client';
import { useDocumentInfo, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';

/** Calls `onFailure` after a failed autosave, which Payload does not report: a successful one replaces the document of the form. */
export function useFailedSave(onFailure: () => void): void {
	const { savedDocumentData: document } = useDocumentInfo();
	const isSaving = useFormBackgroundProcessing();
	const isModified = useFormModified();
	const latest = useLatest({ document, isModified, onFailure });
	/** The form's document when the running save began; null without a running save. */
	const running = useRef<{ document: typeof document } | null>(null);
	useEffect(() => {
		const save = running.current;
		running.current = isSaving ? { document: latest.current.document } : null;
		const isStored = save?.document !== latest.current.document;
		if (save && !isSaving && !isStored && latest.current.isModified) latest.current.onFailure();
	}, [isSaving, latest]);
}
