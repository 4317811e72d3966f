'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useSchedule } from '../schedule/screens/use-schedule.ts';
import { planWords } from '../schedule/screens/words.ts';
import { useSay } from '../usage/screens/use-usage.ts';

interface Props {
	plan: number | string;
	/** What failed. */
	title: string;
}

/** Tries a planned publication that failed again, or dismisses it. */
export function FailedPlan({ plan, title }: Props) {
	const say = useSay();
	const schedule = useSchedule();
	const router = useRouter();
	const [isBusy, setBusy] = useState(false);
	const act = async (work: () => Promise<unknown>, done: string) => {
		setBusy(true);
		try {
			await work();
			toast.success(done);
			router.refresh();
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : say(planWords.problem));
			setBusy(false);
		}
	};
	return (
		<span className="desk-actions">
			<Button
				aria-label={`${say(planWords.retry)}: ${title}`}
				buttonStyle="secondary"
				disabled={isBusy}
				margin={false}
				onClick={() => act(() => schedule.retry(plan), say(planWords.retried))}
				size="small"
			>
				{say(planWords.retry)}
			</Button>
			<Button
				aria-label={`${say(planWords.dismiss)}: ${title}`}
				buttonStyle="subtle"
				disabled={isBusy}
				margin={false}
				onClick={() => act(() => schedule.drop(plan), say(planWords.dismissed))}
				size="small"
			>
				{say(planWords.dismiss)}
			</Button>
		</span>
	);
}
