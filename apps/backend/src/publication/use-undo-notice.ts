'use client';
import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../admin/endpoints/call-endpoint.ts';
import { useTranslator } from '../platform/i18n/use-translator.ts';
import { words } from '../platform/i18n/words.ts';
import { limits } from './limits.ts';

const undoWords = {
	undo: words('Undo', 'Fortryd', 'Rückgängig machen'),
	undone: words(
		'Undone. Visitors see what they saw before.',
		'Fortrudt. Besøgende ser det samme som før.',
		'Rückgängig gemacht. Besucher sehen wieder den vorigen Stand.',
	),
};

/** Returns a function that shows a notice of a change for as long as it can be undone, with a button that calls `undo`. */
export function useUndoNotice() {
	const t = useTranslator();
	return (message: string, undo: () => Promise<unknown>, description?: ReactNode) => {
		const run = () =>
			undo().then(
				() => toast.success(t(undoWords.undone)),
				(cause: unknown) => toast.error(messageOf(cause)),
			);
		toast.success(message, {
			description,
			duration: limits.undoMs,
			action: { label: t(undoWords.undo), onClick: () => void run() },
		});
	};
}
