'use client';
import { toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { usePerson } from '../../../access/use-person.ts';
import { send } from '../../../documents/references/screens/ask.ts';
import { useSay } from '../../../documents/references/screens/use-usage.ts';
import type { ReviewAnswer } from '../read-review.ts';
import { reviewedTarget } from './reviewed-target.ts';
import { reviewWords } from './words.ts';

const text = z.string();
const answer: z.ZodType<ReviewAnswer> = z.object({
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
	const shown = useDocumentInfo();
	const { lastUpdateTime } = shown;
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const say = useSay();
	const [review, setReview] = useState<ReviewAnswer | null>(null);
	const [isBusy, setBusy] = useState(false);
	// What was read before something was done, or while it was, may lack it.
	const done = useRef(0);
	const target = reviewedTarget(shown, usePerson());
	const address = target && `${config.routes.api}/reviews/of/${target}`;
	const language = i18n.language;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a save may change what is approved.
	useEffect(() => {
		if (!address) return;
		const before = done.current;
		let isCurrent = true;
		const show = (read: ReviewAnswer) => {
			if (isCurrent && before === done.current) setReview(read);
		};
		// What is shown stays: somebody may be writing a comment.
		send('GET', address, language)
			.then((read) => show(answer.parse(read)))
			.catch((cause: unknown) => console.error(cause));
		return () => {
			isCurrent = false;
		};
	}, [address, language, lastUpdateTime]);
	const act = useCallback(
		async (what: string, body: object): Promise<boolean> => {
			setBusy(true);
			done.current += 1;
			try {
				setReview(answer.parse(await send('POST', `${address}/${what}`, language, body)));
				done.current += 1;
				return true;
			} catch (cause) {
				toast.error(cause instanceof Error ? cause.message : say(reviewWords.problem));
				return false;
			} finally {
				setBusy(false);
			}
		},
		[address, language, say],
	);
	return { review, act, isBusy, say };
}
