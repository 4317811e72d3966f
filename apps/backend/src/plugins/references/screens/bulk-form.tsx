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
import { stringify } from 'qs-esm';
import { useState } from 'react';
import { z } from 'zod';
import { callEndpoint } from '../../../admin/endpoints/call-endpoint.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { LeadsChoice, leadsParameter, undecided } from './leads-choice.tsx';
import { usageWords } from './usage-words.ts';
import { UsesOfMany } from './used-in-list.tsx';

interface UpdateRequest {
	/** The collection's REST URL. */
	address: string;
	ids: readonly (number | string)[];
	/** The redirect target of the documents' URLs (`addressLeads`). */
	leads: string;
	locale: string;
	body: object;
}

const updateResponse = z.object({
	docs: z.array(z.unknown()).catch([]),
	errors: z.array(z.object({ message: z.string() })).catch([]),
});

interface UpdateResult {
	done: number;
	refusals: string[];
}

/** Updates documents in batches of `batchSize`. Returns the number of updated documents, and a message for each failed one. */
async function updateMany(
	{ ids, ...request }: UpdateRequest,
	batchSize: number,
	language: string,
): Promise<UpdateResult> {
	const results: UpdateResult[] = [];
	for (let from = 0; from < ids.length; from += batchSize)
		results.push(
			await updateBatch({ ...request, ids: ids.slice(from, from + batchSize) }, language),
		);
	return {
		done: results.reduce((sum, { done }) => sum + done, 0),
		refusals: results.flatMap(({ refusals }) => refusals),
	};
}

async function updateBatch(
	{ address, ids, leads, locale, body }: UpdateRequest,
	language: string,
): Promise<UpdateResult> {
	const query = stringify(
		{ depth: 0, limit: 0, locale, addressLeads: leads, where: { id: { in: ids } } },
		{ addQueryPrefix: true },
	);
	const { docs, errors } = await callEndpoint(updateResponse, address + query, {
		method: 'PATCH',
		language,
		body,
		// Some of the documents could not be updated.
		acceptedStatuses: [400],
	});
	return { done: docs.length, refusals: errors.map(({ message }) => message) };
}

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
