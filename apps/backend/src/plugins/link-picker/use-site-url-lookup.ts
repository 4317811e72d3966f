'use client';
import { toast, useConfig, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findLinkedDocuments, isSiteUrl } from '../../model/fields/pasting/documents-at.ts';
import type { LinkedDocument } from '../../model/fields/pasting/nodes.ts';

/** The delay before a typed URL is looked up. */
const pauseMs = 500;

/** Calls `onDocument` with the document of a site URL that is typed or pasted into the field at `path`, and shows `notice` as a toast. */
export function useSiteUrlLookup(
	path: string,
	siteUrl: string,
	onDocument: (document: LinkedDocument) => void,
	notice: string,
): void {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const api = `${config.serverURL}${config.routes.api}`;
	const value = useFormFields(([fields]) => fields[path]?.value);
	const previousValue = useRef(value);
	const handleDocument = useEffectEvent((document: LinkedDocument) => {
		onDocument(document);
		toast.info(notice);
	});
	useEffect(() => {
		// A stored URL is left as it is: only a new one is looked up.
		if (value === previousValue.current || typeof value !== 'string' || !isSiteUrl(value, siteUrl))
			return;
		previousValue.current = value;
		let isCurrent = true;
		const timer = setTimeout(() => {
			findLinkedDocuments([value], api, siteUrl, i18n.language)
				.then((documents) => {
					const document = documents.get(value);
					if (document && isCurrent) handleDocument(document);
				})
				.catch((cause: unknown) => console.error(cause));
		}, pauseMs);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [value, api, siteUrl, i18n.language]);
}
