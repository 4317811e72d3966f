'use client';
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { usePerson } from '../../../access/use-person.ts';
import { messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { mergeIntoOpenForms } from '../../../admin/saving/document-changed.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { reviewedTarget } from './reviewed-target.ts';

const text = z.string();
const reviewResponse = z.object({
	/** The people that can be asked for a review. */
	reviewers: z.array(z.object({ id: z.number(), name: text })),
	/** The requests and decisions of all rounds, newest first. `at` is the time of the round. */
	asked: z.array(
		z.object({
			id: z.number(),
			reviewer: text,
			author: text,
			note: text,
			state: text,
			answer: text,
			at: text,
		}),
	),
	/** True if the review waits for the current user. */
	waitsForMe: z.boolean(),
	/** True if the current user may withdraw the request. */
	canWithdraw: z.boolean(),
	/** True if the draft was changed after its approval. */
	changedSince: z.boolean(),
});

/** The content of the review panel. */
export type ReviewResponse = z.infer<typeof reviewResponse>;

/**
 * The review of the document in the form; null while it loads and for people without access. `act` posts to one of the review's endpoints,
 * shows the resulting review and resolves to false if the request failed; `approve` does the same with the draft that the form shows.
 */
export function useReview() {
	const info = useDocumentInfo();
	const { lastUpdateTime, savedDocumentData } = info;
	const call = useCall();
	const t = useTranslator();
	const [review, setReview] = useState<ReviewResponse | null>(null);
	const [isBusy, setBusy] = useState(false);
	// Counts the starts and ends of actions. A response may be outdated if the count changed since its request.
	const actionCount = useRef(0);
	const target = reviewedTarget(info, usePerson());
	const path = target && `/reviews/of/${target}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a save may outdate the approval.
	useEffect(() => {
		if (!path) return;
		const before = actionCount.current;
		let isCurrent = true;
		const show = (latest: ReviewResponse) => {
			if (isCurrent && before === actionCount.current) setReview(latest);
		};
		// The panel stays while the request runs or fails, because the user may be writing a note.
		call(reviewResponse, path)
			.then(show)
			.catch((cause: unknown) => console.error(cause));
		return () => {
			isCurrent = false;
		};
	}, [call, path, lastUpdateTime]);
	const act = useCallback(
		async (action: string, body: object): Promise<boolean> => {
			setBusy(true);
			actionCount.current += 1;
			try {
				setReview(await call(reviewResponse, `${path}/${action}`, { body }));
				actionCount.current += 1;
				return true;
			} catch (cause) {
				toast.error(messageOf(cause));
				return false;
			} finally {
				setBusy(false);
			}
		},
		[call, path],
	);
	/** Approves the draft in the form and publishes it in these locales. If it was changed elsewhere, the form shows the changes. */
	const approve = async (note: string, publish: readonly string[]): Promise<boolean> => {
		const updatedAt = savedDocumentData?.updatedAt;
		const isDone = await act('answer', { decision: 'approved', note, updatedAt, publish });
		if (!isDone && target)
			await mergeIntoOpenForms(target.replace(/^global:/, '').replace(':', '/'));
		return isDone;
	};
	return { review, act, approve, isBusy, t };
}
