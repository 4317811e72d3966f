'use client';
import { toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../../platform/admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { FileDrop } from '../../../platform/admin/files/file-drop.tsx';
import { useStoredId } from '../../../platform/admin/use-stored-id.ts';
import { mediaTypes } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import './media.css';
import { mediaWords } from './media-words.ts';
import { useMayChangeFile } from './use-may-change-file.ts';

/** In the form of a stored file: another one takes its place, its name and its address. */
export function ReplaceFile() {
	const { hasSavePermission, isTrashed } = useDocumentInfo();
	const id = useStoredId();
	const call = useCall();
	const { i18n } = useTranslation();
	const isModified = useFormModified();
	const [isBusy, setBusy] = useState(false);
	const t = translatorIn(i18n.language);
	const mayChange = useMayChangeFile();
	if (id === undefined || !hasSavePermission || !mayChange || isTrashed) return null;
	const take = async (file: File) => {
		setBusy(true);
		try {
			const body = new FormData();
			body.set('file', file);
			await call(z.unknown(), `/media/${id}?depth=0`, { method: 'PATCH', body });
			toast.success(t(mediaWords.replaced));
			// Payload's form holds the former file until it is made anew.
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
				accept={mediaTypes.join()}
				isDisabled={isBusy || isModified}
				label={t(mediaWords.replace)}
				onFile={(file) => void take(file)}
			/>
		</div>
	);
}
