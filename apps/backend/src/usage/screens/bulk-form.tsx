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
import { askMany } from './ask-many.ts';
import { asParameter, DestinationChoice, undecided } from './destination-choice.tsx';
import { usageWords } from './usage-words.ts';
import { useSay, useUsage } from './use-usage.ts';
import { UsedInList } from './used-in-list.tsx';

interface Props {
	act: 'unpublish' | 'delete';
	collection: string;
	ids: readonly (number | string)[];
	isAddressed: boolean;
	/** How many are changed in one request. */
	atOnce: number;
	/** The drawer that it stands in. */
	slug: string;
}

function Uses({ collection, id }: { collection: string; id: number | string }) {
	const { usage } = useUsage(collection, id);
	const title = usage !== null && usage !== 'failed' ? usage.title : '';
	return (
		<section className="usage-of-one">
			<h4>{title || `${collection} ${id}`}</h4>
			<UsedInList usage={usage} />
		</section>
	);
}

/** What leads to each of the chosen documents, where their addresses lead, and what became of each. */
export function BulkForm({ act, collection, ids, isAddressed, atOnce, slug }: Props) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const { closeModal } = useModal();
	const { clearRouteCache } = useRouteCache();
	const say = useSay();
	const [destination, setDestination] = useState(undecided);
	const [refusals, setRefusals] = useState<readonly string[]>([]);
	const [isBusy, setBusy] = useState(false);
	const leads = isAddressed ? asParameter(destination) : 'nothing';
	const confirm = async () => {
		if (leads === null) return;
		setBusy(true);
		try {
			const body =
				act === 'unpublish' ? { _status: 'draft' } : { deletedAt: new Date().toISOString() };
			const address = `${config.routes.api}/${collection}`;
			const asked = { address, ids, leads, locale: code, body };
			const answer = await askMany(asked, atOnce, i18n.language);
			if (answer.done > 0) toast.success(`${say(usageWords.done)}: ${answer.done}`);
			setRefusals(answer.refusals);
			clearRouteCache();
			if (answer.refusals.length === 0) closeModal(slug);
		} catch (cause) {
			setRefusals([cause instanceof Error ? cause.message : say(usageWords.problem)]);
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="usage-take-down">
			<h3>{say(usageWords.title)}</h3>
			{ids.map((id) => (
				<Uses collection={collection} id={id} key={id} />
			))}
			{isAddressed ? <DestinationChoice onChange={setDestination} state={destination} /> : null}
			{refusals.length > 0 ? (
				<ul role="alert">
					{refusals.map((message) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			) : null}
			<div className="usage-actions">
				<Button disabled={leads === null || isBusy} margin={false} onClick={confirm}>
					{say(act === 'unpublish' ? usageWords.unpublishNow : usageWords.trashNow)}
				</Button>
				<Button buttonStyle="secondary" margin={false} onClick={() => closeModal(slug)}>
					{say(usageWords.cancel)}
				</Button>
			</div>
		</div>
	);
}
