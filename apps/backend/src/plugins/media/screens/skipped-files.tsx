'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { storedType } from '../../../platform/files/media-types.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import { mediaWords } from './media-words.ts';

/** Shows a notice with the names of unsupported files and the supported types. */
export function notifySkippedFiles(files: FileList | null, language: string): void {
	const skippedFiles = [...(files ?? [])].filter(({ type }) => !storedType(type));
	if (skippedFiles.length === 0) return;
	const filling = { names: skippedFiles.map(({ name }) => name).join(', ') };
	toast.error(translatorIn(language, filling)(mediaWords.skipped), { duration: 15_000 });
}

const selectedFiles = ({ target }: Event): FileList | null =>
	target instanceof HTMLInputElement && target.type === 'file' && target.multiple
		? target.files
		: null;

const droppedFiles = (event: Event): FileList | null =>
	event instanceof DragEvent &&
	event.target instanceof Element &&
	event.target.closest('[class*="bulk-upload"]')
		? (event.dataTransfer?.files ?? null)
		: null;

/** Payload's bulk upload silently skips files of unsupported types. Shows a notice with their names and the supported types. */
export function SkippedFiles() {
	const { i18n } = useTranslation();
	const { language } = i18n;
	useEffect(() => {
		const handleChange = (event: Event) => notifySkippedFiles(selectedFiles(event), language);
		const handleDrop = (event: Event) => notifySkippedFiles(droppedFiles(event), language);
		document.addEventListener('change', handleChange, true);
		document.addEventListener('drop', handleDrop, true);
		return () => {
			document.removeEventListener('change', handleChange, true);
			document.removeEventListener('drop', handleDrop, true);
		};
	}, [language]);
	return null;
}
