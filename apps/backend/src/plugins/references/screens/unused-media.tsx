'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { type UnusedResponse, unusedResponse } from './unused-response.ts';
import { UnusedTable } from './unused-table.tsx';
import { unusedWords } from './unused-words.ts';
import '../../../documents/references/screens/usage.css';
import { usageWords } from '../../../documents/references/screens/usage-words.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';

/** Above the list of files: the unused files, and a button to move the selected ones to the trash. */
export function UnusedMedia() {
	const t = useTranslator();
	const router = useRouter();
	const [response, setResponse] = useState<UnusedResponse | null>(null);
	const [page, setPage] = useState(1);
	const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
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
	const showPage = (number: number) =>
		attempt(async () => {
			setResponse(await call(unusedResponse, `/unused-media?page=${number}`));
			setPage(number);
			setSelected(new Set());
		});
	const trash = () =>
		attempt(async () => {
			const deletedAt = new Date().toISOString();
			for (const id of selected)
				await call(z.unknown(), `/media/${id}?depth=0`, { method: 'PATCH', body: { deletedAt } });
			toast.success(`${t(unusedWords.movedToTrash)} ${selected.size}`);
			setResponse(await call(unusedResponse, '/unused-media?page=1'));
			setPage(1);
			setSelected(new Set());
			router.refresh();
		});
	return (
		<section className="usage-unused">
			<Button
				buttonStyle="secondary"
				disabled={isBusy}
				margin={false}
				onClick={() => (response ? setResponse(null) : showPage(1))}
				size="small"
			>
				{t(response ? unusedWords.hide : unusedWords.show)}
			</Button>
			{response ? (
				<>
					<h2>
						{t(unusedWords.title)} ({response.total})
					</h2>
					<p>{t(response.total === 0 ? unusedWords.none : unusedWords.hint)}</p>
					{response.complete ? null : <p role="status">{t(usageWords.counting)}</p>}
					{response.files.length > 0 ? (
						<UnusedTable selected={selected} files={response.files} onChoose={setSelected} />
					) : null}
					<div className="usage-actions">
						{response.files.length > 0 ? (
							<Button
								disabled={isBusy || selected.size === 0}
								margin={false}
								onClick={trash}
								size="small"
							>
								{t(unusedWords.moveToTrash)} ({selected.size})
							</Button>
						) : null}
						{page > 1 ? (
							<Button
								buttonStyle="subtle"
								disabled={isBusy}
								margin={false}
								onClick={() => showPage(page - 1)}
								size="small"
							>
								{t(unusedWords.previousPage)}
							</Button>
						) : null}
						{page < response.pages ? (
							<Button
								buttonStyle="subtle"
								disabled={isBusy}
								margin={false}
								onClick={() => showPage(page + 1)}
								size="small"
							>
								{t(unusedWords.nextPage)}
							</Button>
						) : null}
					</div>
				</>
			) : null}
		</section>
	);
}
