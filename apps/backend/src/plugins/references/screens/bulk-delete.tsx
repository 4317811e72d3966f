'use client';
import {
	Button,
	Drawer,
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
import { hasRightForSome, isEntity } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { callEndpoint } from '../../../admin/endpoints/call-endpoint.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { LeadsChoice, leadsParameter, undecided } from './leads-choice.tsx';
import { usageWords } from './usage-words.ts';
import { useListSelection } from './use-list-selection.ts';
import { UsesOfMany } from './used-in-list.tsx';
import './usage.css';

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

interface FormProps {
	collection: string;
	ids: readonly (number | string)[];
	isAddressed: boolean;
	/** The number of documents in one request. */
	batchSize: number;
	/** The slug of the drawer. */
	slug: string;
}

/** Confirms a bulk deletion: shows the references to each document, asks where their URLs should redirect, and reports failures. */
function BulkForm({ collection, ids, isAddressed, batchSize, slug }: FormProps) {
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

interface Props {
	/** The collection's slug. */
	collection: string;
	/** True if its documents have URLs. */
	isAddressed: boolean;
	/** The maximum number of documents to delete at once; `batchSize` are in one request. */
	maxCount: number;
	batchSize: number;
}

/**
 * A button above a list to move the selected documents to the trash. Shows the references to them and asks where their URLs should
 * redirect. Replaces Payload's button (hidden in `usage.css`), which does neither.
 */
export function BulkDelete({ collection, isAddressed, maxCount, batchSize }: Props) {
	const { openModal, isModalOpen } = useModal();
	const { count, read } = useListSelection(collection, maxCount);
	const t = useTranslator();
	const person = usePerson();
	const [ids, setIds] = useState<readonly (number | string)[]>([]);
	const slug = `bulk-delete-${collection}`;
	if (count === 0 || !isEntity(collection) || !hasRightForSome(person, collection, 'trash'))
		return null;
	const open = async () => {
		const selection = await read();
		if (selection === null) return;
		setIds(selection);
		openModal(slug);
	};
	const text = (number: number) => `${t(usageWords.delete)} (${number})`;
	return (
		<div className="usage-bulk usage-bulk--delete usage-actions">
			<Button buttonStyle="secondary" margin={false} onClick={open} size="small">
				{text(count)}
			</Button>
			<Drawer slug={slug} title={text(ids.length).replace(' …', '')}>
				{isModalOpen(slug) ? (
					<BulkForm
						batchSize={batchSize}
						collection={collection}
						ids={ids}
						isAddressed={isAddressed}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</div>
	);
}
