'use client';
import { toast, useAuth, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { FileDrop } from '../../../admin/file-drop.tsx';
import { useStoredId } from '../../../admin/use-stored-id.ts';
import { uploadTypes } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import './media.css';
import { canChangeFile } from './can-change-file.ts';
import { mediaWords } from './media-words.ts';

/** Replaces the file in the form of a stored one. Name and URL stay the same, except for the extension of another file type. */
export function ReplaceFile() {
	const { hasSavePermission, isTrashed } = useDocumentInfo();
	const id = useStoredId();
	const call = useCall();
	const { i18n } = useTranslation();
	const isModified = useFormModified();
	const [isBusy, setBusy] = useState(false);
	const t = translatorIn(i18n.language);
	const { permissions } = useAuth();
	if (id === undefined || !hasSavePermission || isTrashed) return null;
	if (!canChangeFile(permissions?.collections?.media)) return null;
	const replace = async (file: File) => {
		setBusy(true);
		try {
			const body = new FormData();
			body.set('file', file);
			await call(z.unknown(), `/media/${id}?depth=0`, { method: 'PATCH', body });
			toast.success(t(mediaWords.fileReplaced));
			// Payload's form shows the old file until it is remounted.
			window.location.reload();
		} catch (cause) {
			toast.error(messageOf(cause));
			setBusy(false);
		}
	};
	return (
		<div className="media-replace field-type">
			<p>{t(isModified ? mediaWords.saveFirst : mediaWords.replaceHint)}</p>
			<FileDrop
				accept={uploadTypes.join()}
				isDisabled={isBusy || isModified}
				label={t(mediaWords.replace)}
				onFile={(file) => void replace(file)}
			/>
		</div>
	);
}
