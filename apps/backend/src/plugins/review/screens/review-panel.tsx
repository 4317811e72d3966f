'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLockedByOther } from '../../../admin/saving/use-locked-by-other.ts';
import { openTabOf } from '../../../admin/sidebar/open-tab.ts';
import { useTabMark } from '../../../admin/sidebar/tab-marks.ts';
import { isDone } from '../done.ts';
import { Decision } from './decision.tsx';
import { ReviewRequestForm } from './review-request-form.tsx';
import { Rounds } from './rounds.tsx';
import { useReview } from './use-review.ts';
import { reviewWords } from './words.ts';
import './review.css';

/** The slot among the buttons above the form where the review panel renders its actions (`ReviewActions`). */
export const ReviewBar = () => <span className="review-bar" />;

/** Opens a document for reading while a colleague writes it, without Payload's question, which has no option for it. */
function useReadWhileLocked(isReviewer: boolean): void {
	const isLocked = useLockedByOther();
	useEffect(() => {
		if (isReviewer && isLocked) document.getElementById('document-locked-view-read-only')?.click();
	}, [isReviewer, isLocked]);
}

interface Props {
	/** An element in the panel, to find the form that it belongs to. */
	panel: RefObject<HTMLElement | null>;
	label: string;
	onClick: () => void;
}

/** The button in the bar above the form that leads to the panel, to request or to answer a review. */
function ReviewActions({ panel, label, onClick }: Props) {
	const [bar, setBar] = useState<Element | null>(null);
	// On every render, because Payload may replace the bar.
	useEffect(() => setBar(panel.current?.closest('form')?.querySelector('.review-bar') ?? null));
	if (!bar) return null;
	return createPortal(
		<Button buttonStyle="secondary" margin={false} onClick={onClick} size="medium">
			{label}
		</Button>,
		bar,
	);
}

/** The sidebar panel of a review: its rounds with requests and decisions. */
export function ReviewPanel() {
	const { hasPublishPermission, hasSavePermission } = useDocumentInfo();
	const { review, act, approve, isBusy, t } = useReview();
	const [isRequesting, setRequesting] = useState(false);
	const title = useRef<HTMLHeadingElement>(null);
	const decisionNote = useRef<HTMLTextAreaElement>(null);
	const hasState = (value: string) => review?.asked.some(({ state }) => state === value) === true;
	const isWaiting = hasState('waiting');
	const openCount = Number(isWaiting || hasState('sentBack'));
	useTabMark(openCount, t(reviewWords.open, { count: openCount }));
	const isWaitingForMe = review?.waitsForMe === true && hasPublishPermission === true;
	useReadWhileLocked(isWaitingForMe);
	if (!review) return null;
	// The focused button disappears after the action, so move the focus on purpose.
	const focusOn = (element: HTMLElement | null) => {
		if (!element) return;
		openTabOf(element);
		element.focus();
	};
	const focusTitle = () => focusOn(title.current);
	const isOpen = review.asked.some((one) => !isDone(one));
	const canRequest = hasSavePermission === true && review.reviewers.length > 0;
	// The bar has this button only for users without permission to publish; for others it has the publish buttons.
	const isRequestInBar = canRequest && !isWaiting && !hasPublishPermission;
	return (
		<section aria-labelledby="review" className="own-panel review-panel">
			<h3 id="review" ref={title} tabIndex={-1}>
				{t(reviewWords.title)}
			</h3>
			<Rounds asked={review.asked} />
			{review.changedSince ? <p className="review-changed">{t(reviewWords.changedSince)}</p> : null}
			{isWaiting && hasPublishPermission ? (
				<Decision
					act={act}
					approve={approve}
					isBusy={isBusy}
					field={decisionNote}
					onDone={focusTitle}
					t={t}
				/>
			) : null}
			{review.canWithdraw ? (
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={async () => {
						if (await act('withdraw', {})) focusTitle();
					}}
					size="small"
				>
					{t(reviewWords.withdraw)}
				</Button>
			) : null}
			{canRequest && !isRequestInBar && !isRequesting ? (
				<Button
					buttonStyle="secondary"
					margin={false}
					onClick={() => setRequesting(true)}
					size="small"
				>
					{t(isOpen ? reviewWords.askAgain : reviewWords.ask)}
				</Button>
			) : null}
			{isRequesting ? (
				<ReviewRequestForm
					act={act}
					isBusy={isBusy}
					onDone={() => {
						setRequesting(false);
						focusTitle();
					}}
					reviewers={review.reviewers}
					t={t}
				/>
			) : null}
			{isRequestInBar ? (
				<ReviewActions
					label={t(reviewWords.ask)}
					onClick={() => {
						focusTitle();
						setRequesting(true);
					}}
					panel={title}
				/>
			) : null}
			{isWaitingForMe ? (
				<ReviewActions
					label={t(reviewWords.decide)}
					onClick={() => focusOn(decisionNote.current)}
					panel={title}
				/>
			) : null}
		</section>
	);
}
