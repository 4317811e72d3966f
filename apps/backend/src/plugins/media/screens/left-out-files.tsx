'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { isMediaType } from '../../../platform/files/media-types.ts';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import { mediaWords } from './media-words.ts';

const chosen = ({ target }: Event): FileList | null =>
	target instanceof HTMLInputElement && target.type === 'file' && target.multiple
		? target.files
		: null;

const dropped = (event: Event): FileList | null =>
	event instanceof DragEvent &&
	event.target instanceof Element &&
	event.target.closest('[class*="bulk-upload"]')
		? (event.dataTransfer?.files ?? null)
		: null;

/** Where many files are uploaded at once, Payload leaves out those of other types without a word: this names them, and the types that can be used. */
export function LeftOutFiles() {
	const { i18n } = useTranslation();
	const { language } = i18n;
	useEffect(() => {
		const tell = (files: FileList | null) => {
			const names = [...(files ?? [])].filter(({ type }) => !isMediaType(type));
			if (names.length === 0) return;
			const filling = { names: names.map(({ name }) => name).join(', ') };
			toast.error(sayIn(language, filling)(mediaWords.leftOut), { duration: 15_000 });
		};
		const choose = (event: Event) => tell(chosen(event));
		const drop = (event: Event) => tell(dropped(event));
		document.addEventListener('change', choose, true);
		document.addEventListener('drop', drop, true);
		return () => {
			document.removeEventListener('change', choose, true);
			document.removeEventListener('drop', drop, true);
		};
	}, [language]);
	return null;
}
