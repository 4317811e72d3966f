'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { type UnusedAnswer, unused } from './unused-answer.ts';
import { UnusedTable } from './unused-table.tsx';
import { unusedWords } from './unused-words.ts';
import '../../../documents/references/screens/usage.css';
import { usageWords } from '../../../documents/references/screens/usage-words.ts';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';

/** Above the list of files: those that nothing uses, to be put into the trash together. */
export function UnusedMedia() {
	const t = useTranslator();
	const router = useRouter();
	const [answer, setAnswer] = useState<UnusedAnswer | null>(null);
	const [page, setPage] = useState(1);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [isBusy, setBusy] = useState(false);
	const call = useCall();
	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : t(usageWords.problem));
		} finally {
			setBusy(false);
		}
	};
	const show = (number: number) =>
		attempt(async () => {
			setAnswer(await call(unused, `/unused-media?page=${number}`));
			setPage(number);
			setChosen(new Set());
		});
	const trash = () =>
		attempt(async () => {
			const deletedAt = new Date().toISOString();
			for (const id of chosen)
				await call(z.unknown(), `/media/${id}?depth=0`, { method: 'PATCH', body: { deletedAt } });
			toast.success(`${t(unusedWords.trashed)} ${chosen.size}`);
			setAnswer(await call(unused, '/unused-media?page=1'));
			setPage(1);
			setChosen(new Set());
			router.refresh();
		});
	return (
		<section className="usage-unused">
			<Button
				buttonStyle="secondary"
				disabled={isBusy}
				margin={false}
				onClick={() => (answer ? setAnswer(null) : show(1))}
				size="small"
			>
				{t(answer ? unusedWords.hide : unusedWords.show)}
			</Button>
			{answer ? (
				<>
					<h2>
						{t(unusedWords.title)} ({answer.total})
					</h2>
					<p>{t(answer.total === 0 ? unusedWords.none : unusedWords.hint)}</p>
					{answer.complete ? null : <p role="status">{t(usageWords.counting)}</p>}
					{answer.files.length > 0 ? (
						<UnusedTable chosen={chosen} files={answer.files} onChoose={setChosen} />
					) : null}
					<div className="usage-actions">
						{answer.files.length > 0 ? (
							<Button
								disabled={isBusy || chosen.size === 0}
								margin={false}
								onClick={trash}
								size="small"
							>
								{t(unusedWords.trash)} ({chosen.size})
							</Button>
						) : null}
						{page > 1 ? (
							<Button
								buttonStyle="subtle"
								disabled={isBusy}
								margin={false}
								onClick={() => show(page - 1)}
								size="small"
							>
								{t(unusedWords.earlier)}
							</Button>
						) : null}
						{page < answer.pages ? (
							<Button
								buttonStyle="subtle"
								disabled={isBusy}
								margin={false}
								onClick={() => show(page + 1)}
								size="small"
							>
								{t(unusedWords.later)}
							</Button>
						) : null}
					</div>
				</>
			) : null}
		</section>
	);
}
