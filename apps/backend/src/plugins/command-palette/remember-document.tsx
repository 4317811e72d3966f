'use client';
import { useDocumentInfo, usePreferences } from '@payloadcms/ui';
import { useEffect } from 'react';
import { documentInForm, documentKey } from '../../documents/document-ref.ts';
import { addRecentKey, recentKeys, recentPreference } from './recent-documents.ts';

/** An invisible control of a form that adds the document to the user's recent documents. */
export function RememberDocument() {
	const document = documentInForm(useDocumentInfo());
	const key = document && documentKey(document);
	const { getPreference, setPreference } = usePreferences();
	useEffect(() => {
		if (key === null) return;
		getPreference<unknown>(recentPreference)
			.then((preference) =>
				setPreference(recentPreference, addRecentKey(recentKeys(preference), key)),
			)
			.catch((cause: unknown) => console.error(cause));
	}, [key, getPreference, setPreference]);
	return null;
}
