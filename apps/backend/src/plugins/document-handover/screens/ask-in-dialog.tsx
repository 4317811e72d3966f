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
	isTaking: boolean;
	onAsk: () => void;
}

/** Where Payload's dialog has its buttons, as long as it is open; the dialog offers no place for another. */
function useDialogControls(): Element | null {
	const [controls, setControls] = useState<Element | null>(null);
	useEffect(() => {
		const look = () => setControls(document.querySelector('.document-locked__controls'));
		look();
		const observer = new MutationObserver(look);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, []);
	return controls;
}

/** In the dialog that says who is writing: asking them for the document, and what became of it. */
export function AskInDialog({ language, own, isTaking, onAsk }: Props) {
	const controls = useDialogControls();
	const t = translatorIn(language);
	const isWaiting = isTaking || own === 'waiting';
	const status = isTaking
		? handOverWords.saving
		: own === 'waiting'
			? handOverWords.asked
			: own === 'declined'
				? handOverWords.declined
				: null;
	if (!controls)
		return isTaking ? (
			<div className="form-notice" role="status">
				{t(handOverWords.saving)}
			</div>
		) : null;
	return createPortal(
		<>
			<Button buttonStyle="secondary" disabled={isWaiting} onClick={onAsk} size="large">
				{t(handOverWords.ask)}
			</Button>
			{status ? <p role="status">{t(status)}</p> : null}
		</>,
		controls,
	);
}
