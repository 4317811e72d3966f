'use client';
import './publishing.css';
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { languageList, translatorIn } from '../../../platform/i18n/words.ts';
import { changeWords } from '../../../publication/change-words.ts';
import { useOpenLanguage, usePublishing } from '../../../publication/use-publishing.ts';
import { PublishDialog } from './dialogs/publish-dialog.tsx';

interface Props {
	/** The site's base URL, without a trailing slash. */
	siteUrl: string;
}

/** Replaces Payload's publish button and its language menu. The label names the open language; a dialog asks for confirmation. */
export function PublishButton({ siteUrl }: Props) {
	const { hasPublishPermission, uploadStatus } = useDocumentInfo();
	const { i18n } = useTranslation();
	const openLanguage = useOpenLanguage();
	const { document } = usePublishing();
	const [isDialogOpen, setDialogOpen] = useState(false);
	if (!hasPublishPermission) return null;
	return (
		<>
			<Button
				disabled={document === null || uploadStatus === 'uploading'}
				id="action-save"
				margin={false}
				onClick={() => setDialogOpen(true)}
				size="medium"
			>
				{translatorIn(i18n.language)(changeWords.confirm.publish, {
					languages: languageList([openLanguage], i18n.language),
				})}
			</Button>
			{isDialogOpen ? (
				<PublishDialog
					language={openLanguage}
					onClose={() => setDialogOpen(false)}
					siteUrl={siteUrl}
				/>
			) : null}
		</>
	);
}
