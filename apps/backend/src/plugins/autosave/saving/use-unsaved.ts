'use client';
import { useAuth, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
	readUnsaved,
	removeUnsaved,
	storeUnsaved,
	type UnsavedText,
	unsavedKey,
} from '../../../platform/admin/saving/unsaved-text.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { formValues } from '../merging/form-values.ts';
import { hasUnmergedChanges } from '../merging/merge-documents.ts';
import {
	type ClosedTabText,
	readClosedTabTexts,
	removeClosedTabText,
	storeClosedTabText,
} from './closed-tab-text.ts';

/** The values of a form, and the version it was made from. */
export type FormText = Omit<UnsavedText, 'at'>;

export interface Unsaved {
	text: UnsavedText | null;
	currentText: () => FormText;
	/** Stores the text of a form. */
	storeText: (text: FormText) => void;
	/** Removes the text that was stored in this tab. */
	removeText: () => void;
	/** Removes the offered text after the editor has decided about it. */
	dismissText: () => void;
	/** Stores a refused text until the editor has decided about it; returns a function that removes it. */
	keepText: (text: FormText) => () => void;
	/** Stores the text of a form that is being left; returns a function that removes it after a successful save. */
	storeOnLeave: () => () => void;
}

/** Text of this form that could not be saved: from this visit, from before a reload, or from a closed tab. */
export function useUnsaved(): Unsaved {
	const { id, collectionSlug, globalSlug, savedDocumentData } = useDocumentInfo();
	const { code } = useLocale();
	const { user } = useAuth();
	const { getFields } = useForm();
	const latest = useLatest(() => ({
		data: formValues(getFields()),
		base: savedDocumentData ?? {},
	}));
	const currentText = useCallback(() => latest.current(), [latest]);
	const key = unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code);
	/** Identifies the form by an account, a document and a locale. */
	const formKey = `${user?.id ?? ''}:${key}`;
	const [text, setText] = useState<UnsavedText | null>(null);
	const [closedTabText, setClosedTabText] = useState<ClosedTabText | null>(null);
	const readClosedTabText = useCallback(() => {
		const isSaved = ({ text: { base, data } }: ClosedTabText) =>
			!hasUnmergedChanges(base, data, savedDocumentData ?? {});
		for (const entry of readClosedTabTexts(formKey).filter(isSaved)) removeClosedTabText(entry.key);
		setClosedTabText(readClosedTabTexts(formKey)[0] ?? null);
	}, [formKey, savedDocumentData]);
	useEffect(() => setText(readUnsaved(key)), [key]);
	// Runs again when the document changes: the last save of a closed tab may arrive after the form was opened in another tab.
	useEffect(readClosedTabText, [readClosedTabText]);
	const storeText = useCallback((newText: FormText) => setText(storeUnsaved(key, newText)), [key]);
	const removeText = useCallback(() => {
		removeUnsaved(key);
		setText(null);
	}, [key]);
	const dismissText = useCallback(() => {
		if (text) return removeText();
		if (closedTabText) removeClosedTabText(closedTabText.key);
		readClosedTabText();
	}, [text, closedTabText, removeText, readClosedTabText]);
	const storeOnLeave = useCallback(
		() => storeClosedTabText(formKey, latest.current()),
		[formKey, latest],
	);
	const keepText = useCallback(
		(newText: FormText) => {
			const remove = storeClosedTabText(formKey, newText);
			readClosedTabText();
			return () => {
				remove();
				readClosedTabText();
			};
		},
		[formKey, readClosedTabText],
	);
	const offer = text ?? closedTabText?.text ?? null;
	return useMemo(
		() => ({
			text: offer,
			currentText,
			storeText,
			removeText,
			dismissText,
			keepText,
			storeOnLeave,
		}),
		[offer, currentText, storeText, removeText, dismissText, keepText, storeOnLeave],
	);
}
