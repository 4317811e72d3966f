'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { untitledIn } from '../../documents/title-in.ts';

/** Renders nothing; names a form without a title by the kind of its document. Payload shows `[Untitled]`. */
export function Untitled() {
	const { i18n, t } = useTranslation();
	const { getEntityConfig } = useConfig();
	const { collectionSlug = '' } = useDocumentInfo();
	const { title, setDocumentTitle } = useDocumentTitle();
	const label = getEntityConfig({ collectionSlug })?.labels.singular ?? '';
	const untitled = untitledIn(i18n.language, getTranslation(label, i18n));
	const isUntitled = title === `[${t('general:untitled')}]`;
	useEffect(() => {
		if (!isUntitled) return;
		// Payload sets its own title in effects that run after this one.
		const frame = requestAnimationFrame(() => setDocumentTitle(untitled));
		return () => cancelAnimationFrame(frame);
	}, [isUntitled, untitled, setDocumentTitle]);
	return null;
}
