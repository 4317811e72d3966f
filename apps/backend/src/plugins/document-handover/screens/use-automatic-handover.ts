'use client';
import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { useSave } from '../../../platform/admin/saving/use-save.ts';
import type { Handover } from './use-handover.ts';

/** Saves the form, disables it, and saves again what was typed during the first save. Resolves to false if a save fails. */
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
 * On a take-over by a colleague: saves the form, hands the document over and reloads the page, which is then read-only. If saving fails,
 * the document is not handed over: the text stays in the form, which shows the error.
 */
export function useAutomaticHandover(
	handover: Handover | null,
	send: (path: string, body?: object) => Promise<Handover | null>,
): void {
	const lastSave = useLastSave();
	const isModified = useFormModified();
	const latest = useLatest({ lastSave, isModified, send });
	const takeOverId = handover?.waiting?.takesOver ? handover.waiting.id : null;
	const isHandingOver = useRef(false);
	useEffect(() => {
		if (takeOverId === null || isHandingOver.current) return;
		isHandingOver.current = true;
		const handOver = async () => {
			const current = latest.current;
			const isSaved = !current.isModified || (await current.lastSave());
			const response =
				isSaved && (await current.send('/answer', { id: takeOverId, answer: 'handedOver' }));
			if (response) window.location.reload();
			isHandingOver.current = Boolean(response);
		};
		void handOver();
	}, [takeOverId, latest]);
}
