'use client';
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
	forgetUnsaved,
	readUnsaved,
	storeUnsaved,
	type UnsavedText,
	unsavedKey,
} from './unsaved-text.ts';
import { useLatest } from './use-latest.ts';

export interface Unsaved {
	text: UnsavedText | null;
	/** Stores what the form holds now. */
	keep: () => void;
	forget: () => void;
}

/** Text of this form that could not be saved, from this visit or from before a reload. */
export function useUnsaved(): Unsaved {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const { code } = useLocale();
	const { getData } = useForm();
	const typed = useLatest(getData);
	const key = unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code);
	const [text, setText] = useState<UnsavedText | null>(null);
	useEffect(() => setText(readUnsaved(key)), [key]);
	const keep = useCallback(() => setText(storeUnsaved(key, typed.current())), [key, typed]);
	const forget = useCallback(() => {
		forgetUnsaved(key);
		setText(null);
	}, [key]);
	return useMemo(() => ({ text, keep, forget }), [text, keep, forget]);
}
