'use client';
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
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

type Typed = Omit<UnsavedText, 'at'>;

export interface Unsaved {
	/** Names the form: a document in one language. */
	key: string;
	text: UnsavedText | null;
	/** What the form holds now, and the version it was made from. */
	typed: () => Typed;
	/** Stores what a form held. */
	keep: (typed: Typed) => void;
	forget: () => void;
}

/** Text of this form that could not be saved, from this visit or from before a reload. */
export function useUnsaved(): Unsaved {
	const { id, collectionSlug, globalSlug, savedDocumentData } = useDocumentInfo();
	const { code } = useLocale();
	const { getFields } = useForm();
	const latest = useLatest(() => ({
		data: formValues(getFields()),
		base: savedDocumentData ?? {},
	}));
	const typed = useCallback(() => latest.current(), [latest]);
	const key = unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code);
	const [text, setText] = useState<UnsavedText | null>(null);
	useEffect(() => setText(readUnsaved(key)), [key]);
	const keep = useCallback((held: Typed) => setText(storeUnsaved(key, held)), [key]);
	const forget = useCallback(() => {
		forgetUnsaved(key);
		setText(null);
	}, [key]);
	return useMemo(() => ({ key, text, typed, keep, forget }), [key, text, typed, keep, forget]);
}
