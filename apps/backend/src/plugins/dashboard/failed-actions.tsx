'use client';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { send } from '../../documents/references/screens/ask.ts';
import { useSay } from '../../documents/references/screens/use-usage.ts';
import { useSchedule } from '../scheduled-publishing/screens/use-schedule.ts';
import { planWords } from '../scheduled-publishing/screens/words.ts';
import type { Failed } from './lines.ts';

interface Props {
	failed: Failed;
	/** What failed, in words. */
	title: string;
}

function useFailed(failed: Failed) {
	const schedule = useSchedule();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	if ('plan' in failed)
		return {
			retry: () => schedule.retry(failed.plan),
			dismiss: () => schedule.drop(failed.plan),
		};
	const ask = (what: string) =>
		send('POST', `${config.routes.api}/failed-work/${what}`, i18n.language, { ids: failed.jobs });
	return { retry: () => ask('retry'), dismiss: () => ask('dismiss') };
}

/** Tries again what failed, or dismisses it. */
export function FailedActions({ failed, title }: Props) {
	const say = useSay();
	const { retry, dismiss } = useFailed(failed);
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
				onClick={() => act(retry, say(planWords.retried))}
				size="small"
			>
				{say(planWords.retry)}
			</Button>
			<Button
				aria-label={`${say(planWords.dismiss)}: ${title}`}
				buttonStyle="subtle"
				disabled={isBusy}
				margin={false}
				onClick={() => act(dismiss, say(planWords.dismissed))}
				size="small"
			>
				{say(planWords.dismiss)}
			</Button>
		</span>
	);
}
