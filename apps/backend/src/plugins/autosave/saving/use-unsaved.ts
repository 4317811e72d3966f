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

type FormText = Omit<UnsavedText, 'at'>;

export interface Unsaved {
	/** Identifies the form by an account, a document and a locale. */
	formKey: string;
	text: UnsavedText | null;
	/** Returns the current values of the form, and the version it was made from. */
	currentText: () => FormText;
	/** Stores the text of a form. */
	storeText: (text: FormText) => void;
	/** Removes the text that was stored in this tab. */
	removeText: () => void;
	/** Removes the offered text after the editor has decided about it. */
	dismissText: () => void;
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
	const offer = text ?? closedTabText?.text ?? null;
	return useMemo(
		() => ({ formKey, text: offer, currentText, storeText, removeText, dismissText, storeOnLeave }),
		[formKey, offer, currentText, storeText, removeText, dismissText, storeOnLeave],
	);
}
