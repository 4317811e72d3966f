'use client';
import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sayIn } from '../../accounts/screens/words.ts';
import { handOverWords } from './hand-over-words.ts';

interface Props {
	language: string;
	own: 'waiting' | 'declined' | 'handedOver' | null;
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
export function AskInDialog({ language, own, onAsk }: Props) {
	const controls = useDialogControls();
	const say = sayIn(language);
	if (!controls) return null;
	return createPortal(
		<>
			<Button buttonStyle="secondary" disabled={own === 'waiting'} onClick={onAsk} size="large">
				{say(handOverWords.ask)}
			</Button>
			{own === 'waiting' || own === 'declined' ? (
				<p role="status">{say(own === 'waiting' ? handOverWords.asked : handOverWords.declined)}</p>
			) : null}
		</>,
		controls,
	);
}
