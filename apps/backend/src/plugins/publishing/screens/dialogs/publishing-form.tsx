'use client';
import { useModal, useRouteCache, useTranslation } from '@payloadcms/ui';
import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { useState } from 'react';
import { parseDocument } from '../../../../documents/document-ref.ts';
import { languageList, translatorIn } from '../../../../platform/i18n/words.ts';
import { type Action, ChangeForm } from '../../../../publication/change-form.tsx';
import { changeWords } from '../../../../publication/change-words.ts';
import { limits } from '../../../../publication/limits.ts';
import { Problems } from '../../../../publication/problems.tsx';
import type { BulkResult, LanguagesOf } from '../../../../publication/shapes.ts';
import { usePreviews } from '../../../../publication/use-previews.ts';
import { useOpenLanguage, usePublishingEndpoints } from '../../../../publication/use-publishing.ts';
import { useUndoNotice } from '../../../../publication/use-undo-notice.ts';
import {
	LeadsChoice,
	leadsParameter,
	UsesOfMany,
	undecided,
} from '../../../references/api.client.ts';
import { bulkWords, unpublishWords } from '../words.ts';

interface Props {
	action: Action;
	/** The keys of the documents. */
	documents: readonly string[];
	/** The slug of the drawer that contains the form. */
	slug: string;
	/** Called when all documents are changed, and when that was undone. */
	onDone: () => unknown;
}

/**
 * Publishes or unpublishes documents, each in a transaction of its own, and lists refusals. Before unpublishing it lists the references to
 * the documents and asks where their URLs lead.
 */
export function PublishingForm({ action, documents: keys, slug, onDone }: Props) {
	const { i18n } = useTranslation();
	const { closeModal } = useModal();
	const { clearRouteCache } = useRouteCache();
	const openLanguage = useOpenLanguage();
	const endpoints = usePublishingEndpoints();
	const notify = useUndoNotice();
	const { documents, problem, read } = usePreviews(keys.join(','));
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [refusals, setRefusals] = useState<BulkResult['refusals']>([]);
	const t = translatorIn(i18n.language);
	const refs = keys.flatMap((key) => parseDocument(key) ?? []);
	const [first] = refs;
	const collection = first?.kind === 'collection' ? first.slug : null;
	const ids = refs.flatMap((ref) => (ref.kind === 'collection' ? [ref.id] : []));
	const needsLeads = action === 'unpublish' && isAddressed(collection ?? '');
	const leads = needsLeads ? leadsParameter(leadsInput) : undefined;
	const confirm = async (changes: LanguagesOf[], languages: readonly LocaleCode[]) => {
		if (leads === null) return;
		const results: (BulkResult & { documents: string[] })[] = [];
		try {
			for (let from = 0; from < changes.length; from += limits.changesAtOnce) {
				const batch = changes.slice(from, from + limits.changesAtOnce);
				const result = await endpoints.bulk({
					action,
					changes: batch,
					...(leads === undefined ? {} : { leads }),
				});
				const refused = new Set(result.refusals.map(({ document }) => document));
				const done = batch.filter(({ document }) => !refused.has(document));
				results.push({ ...result, documents: done.map(({ document }) => document) });
			}
		} finally {
			const count = results.reduce((sum, { done }) => sum + done, 0);
			const notice = t(bulkWords.done[action], {
				languages: languageList(languages, i18n.language),
			});
			if (count > 0)
				notify(changes.length > 1 ? `${notice}: ${count}` : notice, async () => {
					for (const { documents: done, publication } of results)
						if (done.length > 0) await endpoints.undo(done, publication);
					clearRouteCache();
					await onDone();
				});
			setRefusals(results.flatMap((result) => result.refusals));
			clearRouteCache();
			if (count === changes.length) {
				await onDone();
				closeModal(slug);
			}
		}
	};
	if (!documents)
		return problem ? <Problems text={problem} /> : <p role="status">{t(changeWords.reading)}</p>;
	return (
		<div className="usage-take-down">
			<ChangeForm
				action={action}
				documents={documents}
				isBlocked={leads === null}
				onAddress={read}
				onCancel={() => closeModal(slug)}
				onConfirm={confirm}
				preselected={[openLanguage]}
			>
				{action === 'unpublish' ? <p>{t(unpublishWords.explanation)}</p> : null}
				{action === 'unpublish' && collection ? (
					<UsesOfMany collection={collection} ids={ids} />
				) : null}
				{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
				<Problems
					text={refusals.map(({ title, message }) => `${title}: ${message}`).join('\n')}
					title={t(bulkWords.refused)}
				/>
			</ChangeForm>
		</div>
	);
}
