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
import { onChangeOf } from '../../../platform/admin/saving/document-changed.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { differences } from './differences.ts';
import { type Conflict, mergeDocuments } from './merge-documents.ts';
import { mergeWords } from './merge-words.ts';
import { readNewest } from './read-newest.ts';
import { useChangeForm } from './use-change-form.ts';

interface Merging {
	/** Takes the fields that both sides changed differently; the form shows what is stored. */
	onConflicts: (conflicts: readonly Conflict[]) => void;
	/** Is called when the stored document can't be read, as without a connection or a session. */
	onUnread: () => void;
	/** Whether the form is being saved past Payload's own ways. */
	isSending: boolean;
}

/**
 * Merges what changed a document outside of its open form into that form: when a save was refused since it was made from an older version, when something beside
 * the form changed the document, and when somebody comes back to the window. While the form itself is being saved it waits.
 *
 * @returns whether a merge is under way
 */
export function useMerging({ onConflicts, onUnread, isSending }: Merging): boolean {
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
		isUnread: false,
		waiting: new Set<(isMerged: boolean) => void>(),
	});
	const look = useCallback(
		() =>
			new Promise<boolean>((resolve) => {
				outcome.current.waiting.add(resolve);
				setRequest((count) => count + 1);
			}),
		[],
	);
	const document = globalSlug ?? `${collectionSlug}/${id}`;
	const ref = documentInForm({ id, collectionSlug, globalSlug });
	const address = ref ? apiUrl(config.routes.api, ref) : '';
	const isStored = ref !== null;
	const latest = useLatest({
		base: savedDocumentData,
		setModified,
		onConflicts,
		onUnread,
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
		// By now the form holds what was merged.
		if (request === 0) {
			for (const resolve of waiting) resolve(outcome.current.isMerged);
			waiting.clear();
			if (outcome.current.isUnread) latest.current.onUnread();
			outcome.current.isUnread = false;
		}
		if (request === 0 || isSaving) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		const merge = async (): Promise<boolean> => {
			const { base } = latest.current;
			const newest = base ? await readNewest(address, locale, base, signal) : null;
			outcome.current.isUnread = base !== undefined && newest === null;
			if (!newest || !base || signal.aborted) return false;
			if (newest === base) return true;
			let conflicts: readonly Conflict[] = [];
			let taken: string[] = [];
			let isTyped = false;
			const isMerged = await latest.current.changeForm((mine) => {
				const merged = mergeDocuments(base, mine, newest);
				const changed = differences(merged.data, mine);
				({ conflicts } = merged);
				taken = differences(newest, base).filter((name) => changed.includes(name));
				isTyped = differences(merged.data, newest).length > 0;
				return merged.data;
			}, signal);
			if (!isMerged) return false;
			latest.current.setData(newest);
			latest.current.setModified(isTyped);
			latest.current.onConflicts(conflicts);
			if (taken.length > 0) notify.current(taken);
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
		return () => leaving.abort();
	}, [request, isSaving, address, locale, latest, notify]);

	useEffect(() => {
		const { waiting } = outcome.current;
		return () => {
			for (const resolve of waiting) resolve(false);
		};
	}, []);
	useEffect(() => (isStored ? onChangeOf(document, look) : undefined), [isStored, document, look]);
	useEffect(() => {
		const whenVisible = () => {
			if (window.document.visibilityState === 'visible') void look();
		};
		if (!isStored) return;
		window.document.addEventListener('visibilitychange', whenVisible);
		window.addEventListener('focus', whenVisible);
		return () => {
			window.document.removeEventListener('visibilitychange', whenVisible);
			window.removeEventListener('focus', whenVisible);
		};
	}, [isStored, look]);
	// A save that Payload's form made tells nobody that it was refused: then the form counts as unsaved after it, as it does while somebody writes on.
	useEffect(() => {
		if (isStored && !isSaving && isModified.current) void look();
	}, [isStored, isSaving, look, isModified]);
	return request > 0;
}
