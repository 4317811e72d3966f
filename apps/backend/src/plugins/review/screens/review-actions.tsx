'use client';
import { Button } from '@payloadcms/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Words } from '../../../platform/i18n/words.ts';
import { reviewWords } from './words.ts';

interface Props {
	/** Something in the panel, by which its form is known. */
	panel: RefObject<HTMLElement | null>;
	/** An author may ask for a review. */
	mayAsk: boolean;
	/** A review waits for the person at the screen. */
	waits: boolean;
	act: (what: string, body: object) => Promise<boolean>;
	isBusy: boolean;
	t: (text: Words) => string;
	onAsk: () => void;
	onApproved: () => void;
	onSendBack: () => void;
}

/** In the bar above the form: asking for a review, or answering one. What needs more than a click goes on in the panel. */
export function ReviewActions(props: Props) {
	const { panel, mayAsk, waits, act, isBusy, t, onAsk, onApproved, onSendBack } = props;
	const [bar, setBar] = useState<Element | null>(null);
	// Payload may render the bar anew.
	useEffect(() => setBar(panel.current?.closest('form')?.querySelector('.review-bar') ?? null));
	if (!bar) return null;
	const approve = async () => {
		if (await act('answer', { decision: 'approved', note: '', publish: [] })) onApproved();
	};
	return createPortal(
		<>
			{mayAsk ? (
				<Button margin={false} onClick={onAsk} size="medium">
					{t(reviewWords.ask)}
				</Button>
			) : null}
			{waits ? (
				<>
					<Button
						buttonStyle="secondary"
						disabled={isBusy}
						margin={false}
						onClick={onSendBack}
						size="medium"
					>
						{t(reviewWords.sendBackNote)}
					</Button>
					<Button
						buttonStyle="secondary"
						disabled={isBusy}
						margin={false}
						onClick={approve}
						size="medium"
					>
						{t(reviewWords.approve)}
					</Button>
				</>
			) : null}
		</>,
		bar,
	);
}
