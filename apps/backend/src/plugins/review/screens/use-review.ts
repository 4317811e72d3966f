'use client';
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { usePerson } from '../../../access/use-person.ts';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import { messageOf } from '../../../platform/admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import type { ReviewResponse } from '../read-review.ts';
import { reviewedTarget } from './reviewed-target.ts';

const text = z.string();
const response: z.ZodType<ReviewResponse> = z.object({
	reviewers: z.array(z.object({ id: z.number(), name: text })),
	asked: z.array(z.object({ reviewer: text, author: text, note: text, state: text, answer: text })),
	waitsForMe: z.boolean(),
	changedSince: z.boolean(),
	remarks: z.array(
		z.object({
			id: z.number(),
			path: text,
			language: text,
			text,
			by: text,
			at: text,
			resolved: z.boolean(),
			answers: z.array(z.object({ id: z.number(), text, by: text, at: text })),
		}),
	),
});

/** The review of the document in the form; null while it is read, and for who may not see it. `act` does something and reads what came of it. */
export function useReview() {
	const info = useDocumentInfo();
	const { lastUpdateTime } = info;
	const call = useCall();
	const t = useTranslator();
	const [review, setReview] = useState<ReviewResponse | null>(null);
	const [isBusy, setBusy] = useState(false);
	// What was read before something was done, or while it was, may lack it.
	const done = useRef(0);
	const target = reviewedTarget(info, usePerson());
	const path = target && `/reviews/of/${target}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a save may change what is approved.
	useEffect(() => {
		if (!path) return;
		const before = done.current;
		let isCurrent = true;
		const show = (read: ReviewResponse) => {
			if (isCurrent && before === done.current) setReview(read);
		};
		// What is shown stays: somebody may be writing a comment.
		call(response, path)
			.then(show)
			.catch((cause: unknown) => console.error(cause));
		return () => {
			isCurrent = false;
		};
	}, [call, path, lastUpdateTime]);
	const act = useCallback(
		async (what: string, body: object): Promise<boolean> => {
			setBusy(true);
			done.current += 1;
			try {
				setReview(await call(response, `${path}/${what}`, { body }));
				done.current += 1;
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
	return { review, act, isBusy, t };
}
