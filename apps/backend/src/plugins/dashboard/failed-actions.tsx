'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import type { Failed } from '../../documents/dashboard.ts';
import { useTranslator } from '../../documents/references/screens/use-usage.ts';
import { useCall } from '../../platform/admin/endpoints/use-endpoint.ts';
import { failedWords } from './words.ts';

interface Props {
	failed: Failed;
	/** What failed, in words. */
	title: string;
}

function useFailed(failed: Failed) {
	const call = useCall();
	const ask = (method: 'POST' | 'DELETE', path: string, body?: object) =>
		call(z.unknown(), path, { method, ...(body ? { body } : {}) });
	if ('plan' in failed)
		return {
			retry: () => ask('POST', `/schedule/${failed.plan}/retry`),
			dismiss: () => ask('DELETE', `/schedule/${failed.plan}`),
		};
	const ids = { ids: failed.jobs };
	return {
		retry: () => ask('POST', '/failed-work/retry', ids),
		dismiss: () => ask('POST', '/failed-work/dismiss', ids),
	};
}

/** Tries again what failed, or dismisses it. */
export function FailedActions({ failed, title }: Props) {
	const t = useTranslator();
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
			toast.error(cause instanceof Error ? cause.message : t(failedWords.problem));
			setBusy(false);
		}
	};
	return (
		<span className="desk-actions">
			<Button
				aria-label={`${t(failedWords.retry)}: ${title}`}
				buttonStyle="secondary"
				disabled={isBusy}
				margin={false}
				onClick={() => act(retry, t(failedWords.retried))}
				size="small"
			>
				{t(failedWords.retry)}
			</Button>
			<Button
				aria-label={`${t(failedWords.dismiss)}: ${title}`}
				buttonStyle="subtle"
				disabled={isBusy}
				margin={false}
				onClick={() => act(dismiss, t(failedWords.dismissed))}
				size="small"
			>
				{t(failedWords.dismiss)}
			</Button>
		</span>
	);
}
