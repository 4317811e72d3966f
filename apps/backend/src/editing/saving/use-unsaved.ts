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

type Data = Record<string, unknown>;

export interface Unsaved {
	text: UnsavedText | null;
	/** What the form holds now. */
	typed: () => Data;
	/** Stores what a form held. */
	keep: (data: Data) => void;
	forget: () => void;
}

/** Text of this form that could not be saved, from this visit or from before a reload. */
export function useUnsaved(): Unsaved {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const { code } = useLocale();
	const { getData } = useForm();
	const latest = useLatest(getData);
	const typed = useCallback((): Data => latest.current(), [latest]);
	const key = unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code);
	const [text, setText] = useState<UnsavedText | null>(null);
	useEffect(() => setText(readUnsaved(key)), [key]);
	const keep = useCallback((data: Data) => setText(storeUnsaved(key, data)), [key]);
	const forget = useCallback(() => {
		forgetUnsaved(key);
		setText(null);
	}, [key]);
	return useMemo(() => ({ text, typed, keep, forget }), [text, typed, keep, forget]);
}
