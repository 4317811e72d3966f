'use client';
import { toast, useConfig, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findLinkedDocuments, isSiteUrl } from '../../../model/fields/pasting/documents-at.ts';
import type { LinkedDocument } from '../../../model/fields/pasting/nodes.ts';

/** How long an address rests before it is looked up. */
const pauseMs = 500;

/** Hands over the document behind an address of this site that somebody types or pastes into the field at `path`, and says so. */
export function useOwnAddress(
	path: string,
	siteUrl: string,
	take: (document: LinkedDocument) => void,
	notice: string,
): void {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const api = `${config.serverURL}${config.routes.api}`;
	const value = useFormFields(([fields]) => fields[path]?.value);
	const before = useRef(value);
	const takeDocument = useEffectEvent((document: LinkedDocument) => {
		take(document);
		toast.info(notice);
	});
	useEffect(() => {
		// What was stored so stays so: only a new address is looked up.
		if (value === before.current || typeof value !== 'string' || !isSiteUrl(value, siteUrl)) return;
		before.current = value;
		let isCurrent = true;
		const timer = setTimeout(() => {
			findLinkedDocuments([value], api, siteUrl, i18n.language)
				.then((documents) => {
					const document = documents.get(value);
					if (document && isCurrent) takeDocument(document);
				})
				.catch((cause: unknown) => console.error(cause));
		}, pauseMs);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [value, api, siteUrl, i18n.language]);
}
