'use client';
import {
	toast,
	useConfig,
	useDocumentInfo,
	useForm,
	useFormBackgroundProcessing,
	useFormModified,
	useFormProcessing,
	useLocale,
	useTranslation,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiUrl, documentInForm } from '../../../documents/document-ref.ts';
import { useFieldLabel } from '../../../platform/admin/forms/use-field-label.ts';
import { registerOpenForm } from '../../../platform/admin/saving/document-changed.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { differingFields } from './differing-fields.ts';
import { type Conflict, mergeDocuments } from './merge-documents.ts';
import { mergeWords } from './merge-words.ts';
import { readNewest } from './read-newest.ts';
import { useChangeForm } from './use-change-form.ts';

interface MergeOptions {
	/** Called with the fields that both sides changed differently; the form shows their stored values. */
	onConflicts: (conflicts: readonly Conflict[]) => void;
	/** Called when the stored document cannot be read, as without a connection or a session. */
	onReadFailure: () => void;
	/** True while the form is being saved without Payload's `submit`. */
	isSending: boolean;
}

/**
 * Merges changes of a document made elsewhere into its open form: after a save of an outdated version was rejected, after another part of
 * the page changed the document, and when the window gets focus. Waits while the form itself is being saved.
 *
 * @returns true while a merge is running
 */
export function useMerging({ onConflicts, onReadFailure, isSending }: MergeOptions): boolean {
	const { id, collectionSlug, globalSlug, savedDocumentData, setData } = useDocumentInfo();
	const { code: locale } = useLocale();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { setModified } = useForm();
	const isModified = useLatest(useFormModified());
	const labelOf = useFieldLabel();
	const changeForm = useChangeForm();
	const isSaving = [useFormBackgroundProcessing(), useFormProcessing(), isSending].some(Boolean);
	const [request, setRequest] = useState(0);
	const outcome = useRef({
		isMerged: false,
		hasReadFailed: false,
		waiting: new Set<(isMerged: boolean) => void>(),
	});
	const requestMerge = useCallback(
		() =>
			new Promise<boolean>((resolve) => {
				outcome.current.waiting.add(resolve);
				setRequest((count) => count + 1);
			}),
		[],
	);
	const document = globalSlug ?? `${collectionSlug}/${id}`;
	const ref = documentInForm({ id, collectionSlug, globalSlug });
	const url = ref ? apiUrl(config.routes.api, ref) : '';
	const isStored = ref !== null;
	const latest = useLatest({
		base: savedDocumentData,
		setModified,
		onConflicts,
		onReadFailure,
		setData,
		changeForm,
	});
	const notify = useLatest((names: readonly string[]) =>
		toast.info(
			translatorIn(i18n.language)(mergeWords.taken, { fields: names.map(labelOf).join(', ') }),
		),
	);

	useEffect(() => {
		const { waiting } = outcome.current;
		// The form contains the merged values by now.
		if (request === 0) {
			for (const resolve of waiting) resolve(outcome.current.isMerged);
			waiting.clear();
			if (outcome.current.hasReadFailed) latest.current.onReadFailure();
			outcome.current.hasReadFailed = false;
		}
		if (request === 0 || isSaving) return;
		const controller = new AbortController();
		const { signal } = controller;
		const merge = async (): Promise<boolean> => {
			const { base } = latest.current;
			const newest = base ? await readNewest(url, locale, base, signal) : null;
			outcome.current.hasReadFailed = base !== undefined && newest === null;
			if (!newest || !base || signal.aborted) return false;
			if (newest === base) return true;
			let conflicts: readonly Conflict[] = [];
			let adoptedNames: string[] = [];
			let hasOwnChanges = false;
			const isMerged = await latest.current.changeForm((mine) => {
				const result = mergeDocuments(base, mine, newest);
				const changedNames = differingFields(result.data, mine);
				({ conflicts } = result);
				adoptedNames = differingFields(newest, base).filter((name) => changedNames.includes(name));
				hasOwnChanges = differingFields(result.data, newest).length > 0;
				return result.data;
			}, signal);
			if (!isMerged) return false;
			latest.current.setData(newest);
			latest.current.setModified(hasOwnChanges);
			latest.current.onConflicts(conflicts);
			if (adoptedNames.length > 0) notify.current(adoptedNames);
			return conflicts.length === 0;
		};
		const end = (isMerged: boolean) => {
			if (signal.aborted) return;
			outcome.current.isMerged = isMerged;
			setRequest(0);
		};
		merge().then(end, (cause: unknown) => {
			console.error(cause);
			end(false);
		});
		return () => controller.abort();
	}, [request, isSaving, url, locale, latest, notify]);

	useEffect(() => {
		const { waiting } = outcome.current;
		return () => {
			for (const resolve of waiting) resolve(false);
		};
	}, []);
	useEffect(
		() => (isStored ? registerOpenForm(document, requestMerge) : undefined),
		[isStored, document, requestMerge],
	);
	useEffect(() => {
		const onVisible = () => {
			if (window.document.visibilityState === 'visible') void requestMerge();
		};
		if (!isStored) return;
		window.document.addEventListener('visibilitychange', onVisible);
		window.addEventListener('focus', onVisible);
		return () => {
			window.document.removeEventListener('visibilitychange', onVisible);
			window.removeEventListener('focus', onVisible);
		};
	}, [isStored, requestMerge]);
	// Payload does not report a rejected autosave: the form only remains modified after it, as it does while the editor continues to type.
	useEffect(() => {
		if (isStored && !isSaving && isModified.current) void requestMerge();
	}, [isStored, isSaving, requestMerge, isModified]);
	return request > 0;
}
