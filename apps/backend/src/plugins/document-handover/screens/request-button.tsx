'use client';
import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { handOverWords } from './lock-transfer-words.ts';

interface Props {
	language: string;
	own: 'waiting' | 'declined' | 'handedOver' | null;
	/** The document is being taken over. */
	isTakingOver: boolean;
	onRequest: () => void;
}

/** The button bar of Payload's lock dialog while it is open: the dialog has no slot for another button. */
function useDialogControls(): Element | null {
	const [controls, setControls] = useState<Element | null>(null);
	useEffect(() => {
		const update = () => setControls(document.querySelector('.document-locked__controls'));
		update();
		const observer = new MutationObserver(update);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, []);
	return controls;
}

/** A button in the lock dialog that requests the document from its editor, and the status of the request. */
export function RequestButton({ language, own, isTakingOver, onRequest }: Props) {
	const controls = useDialogControls();
	const t = translatorIn(language);
	const isWaiting = isTakingOver || own === 'waiting';
	const status = isTakingOver
		? handOverWords.saving
		: own === 'waiting'
			? handOverWords.asked
			: own === 'declined'
				? handOverWords.declined
				: null;
	if (!controls)
		return isTakingOver ? (
			<div className="form-notice" role="status">
				{t(handOverWords.saving)}
			</div>
		) : null;
	return createPortal(
		<>
			<Button buttonStyle="secondary" disabled={isWaiting} onClick={onRequest} size="large">
				{t(handOverWords.ask)}
			</Button>
			{status ? <p role="status">{t(status)}</p> : null}
		</>,
		controls,
	);
}
