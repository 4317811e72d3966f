'use client';
import { useAuth, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
	forgetUnsaved,
	readUnsaved,
	storeUnsaved,
	type UnsavedText,
	unsavedKey,
} from '../../../platform/admin/saving/unsaved-text.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { formValues } from '../merging/form-values.ts';
import { changesAnything } from '../merging/merge-documents.ts';
import { forgetLastWords, keepLastWords, type LastWords, lastWordsOf } from './last-words.ts';

type Typed = Omit<UnsavedText, 'at'>;

export interface Unsaved {
	/** Names the form: an account, a document and a language. */
	form: string;
	text: UnsavedText | null;
	/** What the form holds now, and the version it was made from. */
	typed: () => Typed;
	/** Stores what a form held. */
	keep: (typed: Typed) => void;
	/** Removes what was stored in this tab. */
	forget: () => void;
	/** Removes the text that is offered, whose editor has decided about it. */
	settle: () => void;
	/** Stores what the form holds as it is left; answers what removes it once it is saved. */
	keepLast: () => () => void;
}

/** Text of this form that could not be saved: from this visit, from before a reload, or from a tab that was closed. */
export function useUnsaved(): Unsaved {
	const { id, collectionSlug, globalSlug, savedDocumentData } = useDocumentInfo();
	const { code } = useLocale();
	const { user } = useAuth();
	const { getFields } = useForm();
	const latest = useLatest(() => ({
		data: formValues(getFields()),
		base: savedDocumentData ?? {},
	}));
	const typed = useCallback(() => latest.current(), [latest]);
	const key = unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code);
	const form = `${user?.id ?? ''}:${key}`;
	const [text, setText] = useState<UnsavedText | null>(null);
	const [left, setLeft] = useState<LastWords | null>(null);
	const readLeft = useCallback(() => {
		const isSaved = ({ text: { base, data } }: LastWords) =>
			!changesAnything(base, data, savedDocumentData ?? {});
		for (const saved of lastWordsOf(form).filter(isSaved)) forgetLastWords(saved.place);
		setLeft(lastWordsOf(form)[0] ?? null);
	}, [form, savedDocumentData]);
	useEffect(() => setText(readUnsaved(key)), [key]);
	// Also once the document that is merged into the form holds it: the last save of a tab may arrive after the next one has opened the form.
	useEffect(readLeft, [readLeft]);
	const keep = useCallback((held: Typed) => setText(storeUnsaved(key, held)), [key]);
	const forget = useCallback(() => {
		forgetUnsaved(key);
		setText(null);
	}, [key]);
	const settle = useCallback(() => {
		if (text) return forget();
		if (left) forgetLastWords(left.place);
		readLeft();
	}, [text, left, forget, readLeft]);
	const keepLast = useCallback(() => keepLastWords(form, latest.current()), [form, latest]);
	const offered = text ?? left?.text ?? null;
	return useMemo(
		() => ({ form, text: offered, typed, keep, forget, settle, keepLast }),
		[form, offered, typed, keep, forget, settle, keepLast],
	);
}
