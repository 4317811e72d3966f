'use client';
import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { useSave } from '../../../platform/admin/saving/use-save.ts';
import type { Known } from './use-hand-over.ts';

/** Saves what is in the form; with what was written while that was under way, after which nothing can be written. */
export function useLastSave(): () => Promise<boolean> {
	const { setProcessing } = useForm();
	const { save, send } = useSave();
	return async () => {
		if (!(await save())) return false;
		setProcessing(true);
		if ((await send()) === 'saved') return true;
		setProcessing(false);
		return false;
	};
}

/**
 * When a colleague takes over: saves the last words, hands the document over and opens it anew, for looking on. What can't be saved is not handed over; it
 * stays in the form, which says so.
 */
export function useGiving(
	known: Known | null,
	send: (path: string, body?: object) => Promise<Known | null>,
): void {
	const lastSave = useLastSave();
	const isModified = useFormModified();
	const latest = useLatest({ lastSave, isModified, send });
	const taking = known?.waiting?.takesOver ? known.waiting.id : null;
	const isGiving = useRef(false);
	useEffect(() => {
		if (taking === null || isGiving.current) return;
		isGiving.current = true;
		const give = async () => {
			const now = latest.current;
			const isSaved = !now.isModified || (await now.lastSave());
			const given = isSaved && (await now.send('/answer', { id: taking, answer: 'handedOver' }));
			if (given) window.location.reload();
			isGiving.current = Boolean(given);
		};
		void give();
	}, [taking, latest]);
}
