'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { tellLeftOut } from './tell-left-out.ts';

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
		const choose = (event: Event) => tellLeftOut(chosen(event), language);
		const drop = (event: Event) => tellLeftOut(dropped(event), language);
		document.addEventListener('change', choose, true);
		document.addEventListener('drop', drop, true);
		return () => {
			document.removeEventListener('change', choose, true);
			document.removeEventListener('drop', drop, true);
		};
	}, [language]);
	return null;
}
