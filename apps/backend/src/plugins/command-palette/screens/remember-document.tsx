'use client';
import { useDocumentInfo, usePreferences } from '@payloadcms/ui';
import { useEffect } from 'react';
import { documentInForm, documentKey } from '../../../documents/document-ref.ts';
import { recentKeys, recentPreference, withOpened } from './recent-documents.ts';

/** In the bar of a form, unseen: remembers for the person that they opened the document. */
export function RememberDocument() {
	const document = documentInForm(useDocumentInfo());
	const key = document && documentKey(document);
	const { getPreference, setPreference } = usePreferences();
	useEffect(() => {
		if (key === null) return;
		getPreference<unknown>(recentPreference)
			.then((stored) => setPreference(recentPreference, withOpened(recentKeys(stored), key)))
			.catch((cause: unknown) => console.error(cause));
	}, [key, getPreference, setPreference]);
	return null;
}
