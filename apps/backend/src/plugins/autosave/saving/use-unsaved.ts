'use client';
import { useAuth, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mergeIntoOpenForms } from '../../../admin/saving/document-changed.ts';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import { formValues } from '../merging/form-values.ts';
import { hasUnmergedChanges } from '../merging/merge-documents.ts';
import { newestText, storeText, type UnsavedText } from './stored-texts.ts';

/** The values of a form, and the version it was made from. */
export type FormText = Omit<UnsavedText, 'at'>;

export interface Unsaved {
	/** The newest stored text that is not in the document. */
	text: UnsavedText | null;
	currentText: () => FormText;
	/** Stores a text until it is saved or the editor has decided about it; returns a function that removes it. */
	keepText: (text: FormText) => () => void;
	/** Removes the offered text after the editor has decided about it. */
	dismissText: () => void;
}

/** The account of the form, also while its session is over. */
function useAccount(): number | string | undefined {
	const { user } = useAuth();
	const [account, setAccount] = useState(user?.id);
	if (user && user.id !== account) setAccount(user.id);
	return account;
}

/** Texts of this form that could not be saved: from this visit, from before a reload, or from a closed tab. */
export function useUnsaved(): Unsaved {
	const { id, collectionSlug, globalSlug, savedDocumentData } = useDocumentInfo();
	const { code } = useLocale();
	const { getFields } = useForm();
	const document = globalSlug ?? `${collectionSlug}:${id ?? ''}`;
	const formKey = `${useAccount() ?? ''}:unsaved:${document}:${code}`;
	const latest = useLatest(() => ({
		data: formValues(getFields()),
		base: savedDocumentData ?? {},
	}));
	const currentText = useCallback(() => latest.current(), [latest]);
	const [offer, setOffer] = useState<ReturnType<typeof newestText>>(null);
	const readOffer = useCallback(
		() =>
			setOffer(
				newestText(
					formKey,
					({ base, data }) => !hasUnmergedChanges(base, data, savedDocumentData ?? {}),
				),
			),
		[formKey, savedDocumentData],
	);
	// Runs again when the document changes: the last save of a closed tab may arrive after the form was opened in another tab.
	useEffect(readOffer, [readOffer]);
	const latestReadOffer = useLatest(readOffer);
	const keepText = useCallback(
		(text: FormText) => {
			const remove = storeText(formKey, text);
			latestReadOffer.current();
			return () => {
				remove();
				latestReadOffer.current();
			};
		},
		[formKey, latestReadOffer],
	);
	const dismissText = useCallback(() => {
		offer?.remove();
		readOffer();
	}, [offer, readOffer]);
	const text = offer?.text ?? null;
	return useMemo(
		() => ({ text, currentText, keepText, dismissText }),
		[text, currentText, keepText, dismissText],
	);
}

/**
 * Makes the form show what is stored now before it offers unsaved text. After a fast reload, the form may show the document as it was before
 * the last save of the closed page, which contains that text. Call it after `useMerging`, which registers the form.
 *
 * @param document like `pages/12`; null before it is stored
 * @returns true as soon as the text may be offered
 */
export function useStoredDocument(hasText: boolean, document: string | null): boolean {
	const [isCurrent, setCurrent] = useState(false);
	useEffect(() => {
		if (!hasText || isCurrent) return;
		const merged = document === null ? Promise.resolve(true) : mergeIntoOpenForms(document);
		void merged.finally(() => setCurrent(true));
	}, [hasText, isCurrent, document]);
	return isCurrent;
}
