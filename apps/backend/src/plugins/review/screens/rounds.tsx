'use client';
import { useTranslation } from '@payloadcms/ui';
import { LocalTime } from '../../../admin/local-time.tsx';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { isDone } from '../done.ts';
import type { ReviewResponse } from './use-review.ts';
import { reviewWords } from './words.ts';

type Asked = ReviewResponse['asked'];

const stateWords: Record<string, Words> = {
	waiting: reviewWords.waiting,
	approved: reviewWords.approved,
	sentBack: reviewWords.sentBack,
	pastApproved: reviewWords.approved,
	pastSentBack: reviewWords.sentBack,
	doneWaiting: reviewWords.unanswered,
	doneApproved: reviewWords.approved,
	doneSentBack: reviewWords.sentBack,
};

/** Rounds with their requests, decisions and notes, newest first. */
function RoundList({ asked }: { asked: Asked }) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const rounds = [...Map.groupBy(asked, ({ author, at }) => `${at} ${author}`)];
	return (
		<ol aria-live="polite" className="review-asked" reversed>
			{rounds.map(([key, [first, ...others]]) =>
				first ? (
					<li key={key}>
						<p>
							{first.author} · <LocalTime iso={first.at} language={i18n.language} />
							{first.note ? `: ${first.note}` : null}
						</p>
						{[first, ...others].map(({ id, reviewer, state, answer }) => {
							const label = stateWords[state];
							return label ? (
								<p key={id}>
									{t(label)} <strong>{reviewer}</strong>
									{answer ? `: ${answer}` : null}
								</p>
							) : null;
						})}
					</li>
				) : null,
			)}
		</ol>
	);
}

/** The rounds of a review, and folded those of reviews that ended with a publication. */
export function Rounds({ asked }: { asked: Asked }) {
	const t = useTranslator();
	const done = asked.filter(isDone);
	const count = new Set(done.map(({ author, at }) => `${at} ${author}`)).size;
	return (
		<>
			<RoundList asked={asked.filter((one) => !isDone(one))} />
			{count > 0 ? (
				<details>
					<summary>{t(reviewWords.doneRounds, { count })}</summary>
					<RoundList asked={done} />
				</details>
			) : null}
		</>
	);
}
