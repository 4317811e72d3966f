'use client';
import { useAuth, useBulkUpload, useConfig, useModal, useTranslation } from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { adminUrl } from '../../../documents/document-ref.ts';
import { storedType } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import './media.css';
import { mediaWords } from './media-words.ts';
import { notifySkippedFiles } from './skipped-files.tsx';

/** True if the target of an event handles texts or files itself: a dialog, a drawer, a field. */
const isHandledByTarget = ({ target }: Event): boolean =>
	target instanceof Element &&
	target.closest('dialog, .drawer, input, textarea, [contenteditable]') !== null;

/**
 * Opens Payload's bulk upload with the usable files that are dropped or pasted anywhere on the list. Not in the dialog that chooses files for
 * a document.
 */
export function DroppedFiles() {
	const { permissions } = useAuth();
	const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload();
	const { openModal } = useModal();
	const { i18n } = useTranslation();
	const router = useRouter();
	const [isDragOver, setDragOver] = useState(false);
	const { config } = useConfig();
	const isInList = usePathname() === adminUrl(config.routes.admin, 'media');
	const canCreate = isInList && permissions?.collections?.media?.create === true;
	const { language } = i18n;
	useEffect(() => {
		if (!canCreate) return;
		const addFiles = (event: Event, data: DataTransfer | null) => {
			setDragOver(false);
			if (!data || data.files.length === 0 || isHandledByTarget(event)) return;
			event.preventDefault();
			const usableFiles = new DataTransfer();
			for (const file of data.files) if (storedType(file.type)) usableFiles.items.add(file);
			notifySkippedFiles(data.files, language);
			if (usableFiles.files.length === 0) return;
			setCollectionSlug('media');
			setInitialFiles(usableFiles.files);
			setOnSuccess(() => router.refresh());
			openModal(drawerSlug);
		};
		const drop = (event: DragEvent) => addFiles(event, event.dataTransfer);
		const paste = (event: ClipboardEvent) => addFiles(event, event.clipboardData);
		const dragOver = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes('Files') || isHandledByTarget(event)) return;
			event.preventDefault();
			setDragOver(true);
		};
		const dragLeave = (event: DragEvent) => {
			if (event.relatedTarget === null) setDragOver(false);
		};
		document.addEventListener('drop', drop);
		document.addEventListener('paste', paste);
		document.addEventListener('dragover', dragOver);
		document.addEventListener('dragleave', dragLeave);
		return () => {
			document.removeEventListener('drop', drop);
			document.removeEventListener('paste', paste);
			document.removeEventListener('dragover', dragOver);
			document.removeEventListener('dragleave', dragLeave);
		};
	}, [
		drawerSlug,
		language,
		canCreate,
		openModal,
		router,
		setCollectionSlug,
		setInitialFiles,
		setOnSuccess,
	]);
	if (!canCreate) return null;
	return (
		<p className={isDragOver ? 'media-drop media-drop--over' : 'media-drop'}>
			{translatorIn(language)(mediaWords.dropHere)}
		</p>
	);
}
