'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../admin/endpoints/use-endpoint.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import type { FailedJobs } from './dashboard-lists.ts';
import { failedWords } from './words.ts';

interface Props {
	failed: FailedJobs;
	/** The title of the failed work. */
	title: string;
}

function useFailedActions(failed: FailedJobs) {
	const call = useCall();
	const request = (method: 'POST' | 'DELETE', path: string, body?: object) =>
		call(z.unknown(), path, { method, ...(body ? { body } : {}) });
	if ('plan' in failed)
		return {
			retry: () => request('POST', `/schedule/${failed.plan}/retry`),
			dismiss: () => request('DELETE', `/schedule/${failed.plan}`),
		};
	const ids = { ids: failed.jobs };
	return {
		retry: () => request('POST', '/failed-work/retry', ids),
		dismiss: () => request('POST', '/failed-work/dismiss', ids),
	};
}

/** Buttons that retry or dismiss failed work. */
export function FailedActions({ failed, title }: Props) {
	const t = useTranslator();
	const { retry, dismiss } = useFailedActions(failed);
	const router = useRouter();
	const [isBusy, setBusy] = useState(false);
	const run = async (action: () => Promise<unknown>, message: string) => {
		setBusy(true);
		try {
			await action();
			toast.success(message);
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
				onClick={() => run(retry, t(failedWords.retried))}
				size="small"
			>
				{t(failedWords.retry)}
			</Button>
			<Button
				aria-label={`${t(failedWords.dismiss)}: ${title}`}
				buttonStyle="subtle"
				disabled={isBusy}
				margin={false}
				onClick={() => run(dismiss, t(failedWords.dismissed))}
				size="small"
			>
				{t(failedWords.dismiss)}
			</Button>
		</span>
	);
}
