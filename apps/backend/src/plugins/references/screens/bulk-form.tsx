'use client';
import {
	Button,
	toast,
	useConfig,
	useLocale,
	useModal,
	useRouteCache,
	useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { LeadsChoice, leadsParameter, undecided } from './leads-choice.tsx';
import { updateMany } from './update-many.ts';
import { usageWords } from './usage-words.ts';
import { UsesOfMany } from './uses-of-many.tsx';

interface Props {
	collection: string;
	ids: readonly (number | string)[];
	isAddressed: boolean;
	/** The number of documents in one request. */
	batchSize: number;
	/** The slug of the drawer. */
	slug: string;
}

/** Confirms a bulk deletion: shows the references to each document, asks where their URLs should redirect, and reports failures. */
export function BulkForm({ collection, ids, isAddressed, batchSize, slug }: Props) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const { closeModal } = useModal();
	const { clearRouteCache } = useRouteCache();
	const t = useTranslator();
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [refusals, setRefusals] = useState<readonly string[]>([]);
	const [isBusy, setBusy] = useState(false);
	const leads = isAddressed ? leadsParameter(leadsInput) : 'nothing';
	const confirm = async () => {
		if (leads === null) return;
		setBusy(true);
		try {
			const body = { deletedAt: new Date().toISOString() };
			const address = `${config.routes.api}/${collection}`;
			const request = { address, ids, leads, locale: code, body };
			const response = await updateMany(request, batchSize, i18n.language);
			if (response.done > 0) toast.success(`${t(usageWords.done)}: ${response.done}`);
			setRefusals(response.refusals);
			clearRouteCache();
			if (response.refusals.length === 0) closeModal(slug);
		} catch (cause) {
			setRefusals([cause instanceof Error ? cause.message : t(usageWords.problem)]);
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="usage-take-down">
			<UsesOfMany collection={collection} ids={ids} />
			{isAddressed ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
			{refusals.length > 0 ? (
				<ul role="alert">
					{refusals.map((message) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			) : null}
			<div className="usage-actions">
				<Button disabled={leads === null || isBusy} margin={false} onClick={confirm}>
					{t(usageWords.trashNow)}
				</Button>
				<Button buttonStyle="secondary" margin={false} onClick={() => closeModal(slug)}>
					{t(usageWords.cancel)}
				</Button>
			</div>
		</div>
	);
}
