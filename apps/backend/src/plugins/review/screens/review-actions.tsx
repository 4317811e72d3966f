'use client';
import { Button } from '@payloadcms/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Words } from '../../../platform/i18n/words.ts';
import { reviewWords } from './words.ts';

interface Props {
	/** An element in the panel, to find the form that it belongs to. */
	panel: RefObject<HTMLElement | null>;
	/** True if the user may request a review here. */
	canRequest: boolean;
	/** True if the review waits for the current user. */
	isWaitingForMe: boolean;
	approve: (note: string, publish: readonly string[]) => Promise<boolean>;
	isBusy: boolean;
	t: (text: Words) => string;
	onRequest: () => void;
	onApproved: () => void;
	onSendBack: () => void;
}

/** Buttons in the bar above the form that request or decide a review. Steps that need more than a click continue in the panel. */
export function ReviewActions(props: Props) {
	const {
		panel,
		canRequest,
		isWaitingForMe,
		approve,
		isBusy,
		t,
		onRequest,
		onApproved,
		onSendBack,
	} = props;
	const [bar, setBar] = useState<Element | null>(null);
	// On every render, because Payload may replace the bar.
	useEffect(() => setBar(panel.current?.closest('form')?.querySelector('.review-bar') ?? null));
	if (!bar) return null;
	const approveDraft = async () => {
		if (await approve('', [])) onApproved();
	};
	return createPortal(
		<>
			{canRequest ? (
				<Button margin={false} onClick={onRequest} size="medium">
					{t(reviewWords.ask)}
				</Button>
			) : null}
			{isWaitingForMe ? (
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
						onClick={approveDraft}
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
