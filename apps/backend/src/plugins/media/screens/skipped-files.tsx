'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { notifySkippedFiles } from './notify-skipped-files.ts';

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
