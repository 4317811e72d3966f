'use client';
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { languageList } from '../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { PublishDialog } from './dialogs/publish-dialog.tsx';
import './publishing.css';
import {
	useOpenLanguage,
	usePublishing,
} from '../../../documents/publication/screens/use-publishing.ts';
import { publishWords } from './words.ts';

interface Props {
	/** Where visitors find the site, without a slash at the end. */
	siteUrl: string;
}

/** Beside a form, in place of Payload's button and its menu of languages: names the open language, and asks before visitors see anything. */
export function PublishButton({ siteUrl }: Props) {
	const { hasPublishPermission, uploadStatus } = useDocumentInfo();
	const { i18n } = useTranslation();
	const open = useOpenLanguage();
	const { document } = usePublishing();
	const [isAsking, setAsking] = useState(false);
	if (!hasPublishPermission) return null;
	return (
		<>
			<Button
				disabled={document === null || uploadStatus === 'uploading'}
				id="action-save"
				margin={false}
				onClick={() => setAsking(true)}
				size="medium"
			>
				{translatorIn(i18n.language)(publishWords.open, {
					languages: languageList([open], i18n.language),
				})}
			</Button>
			{isAsking ? (
				<PublishDialog language={open} onClose={() => setAsking(false)} siteUrl={siteUrl} />
			) : null}
		</>
	);
}
