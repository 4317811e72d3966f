'use client';
import { useAuth, useBulkUpload, useModal, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { isMediaType } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { mediaWords } from './media-words.ts';
import { tellLeftOut } from './tell-left-out.ts';

/** Whether an event belongs to what takes texts or files by itself: a dialog, a drawer, a field. */
const isElsewhere = ({ target }: Event): boolean =>
	target instanceof Element &&
	target.closest('dialog, .drawer, input, textarea, [contenteditable]') !== null;

/** Files dropped or pasted anywhere on the list open Payload's form for many files, with those that can be used. */
export function DroppedFiles() {
	const { permissions } = useAuth();
	const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload();
	const { openModal } = useModal();
	const { i18n } = useTranslation();
	const router = useRouter();
	const [isOver, setOver] = useState(false);
	const mayCreate = permissions?.collections?.media?.create === true;
	const { language } = i18n;
	useEffect(() => {
		if (!mayCreate) return;
		const take = (event: Event, data: DataTransfer | null) => {
			setOver(false);
			if (!data || data.files.length === 0 || isElsewhere(event)) return;
			event.preventDefault();
			const usable = new DataTransfer();
			for (const file of data.files) if (isMediaType(file.type)) usable.items.add(file);
			tellLeftOut(data.files, language);
			if (usable.files.length === 0) return;
			setCollectionSlug('media');
			setInitialFiles(usable.files);
			setOnSuccess(() => router.refresh());
			openModal(drawerSlug);
		};
		const drop = (event: DragEvent) => take(event, event.dataTransfer);
		const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
		const over = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes('Files') || isElsewhere(event)) return;
			event.preventDefault();
			setOver(true);
		};
		const leave = (event: DragEvent) => {
			if (event.relatedTarget === null) setOver(false);
		};
		document.addEventListener('drop', drop);
		document.addEventListener('paste', paste);
		document.addEventListener('dragover', over);
		document.addEventListener('dragleave', leave);
		return () => {
			document.removeEventListener('drop', drop);
			document.removeEventListener('paste', paste);
			document.removeEventListener('dragover', over);
			document.removeEventListener('dragleave', leave);
		};
	}, [
		drawerSlug,
		language,
		mayCreate,
		openModal,
		router,
		setCollectionSlug,
		setInitialFiles,
		setOnSuccess,
	]);
	if (!mayCreate) return null;
	return (
		<p className={isOver ? 'media-drop media-drop--over' : 'media-drop'}>
			{translatorIn(language)(mediaWords.dropHere)}
		</p>
	);
}
