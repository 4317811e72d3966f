'use client';
import { toast, useModal, useRouteCache, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useEffect, useState } from 'react';
import { DialogButtons } from '../../../../admin/dialogs/dialog-buttons.tsx';
import { isAddressed } from '../../../../content/documents/entities.ts';
import { languageList } from '../../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import { AcceptGaps } from '../../../../publication/accept-gaps.tsx';
import type { BulkResult, LanguageCounts } from '../../../../publication/shapes.ts';
import { useOpenLanguage, usePublishingEndpoints } from '../../../../publication/use-publishing.ts';
import {
	LeadsChoice,
	leadsParameter,
	UsesOfMany,
	undecided,
	usageWords,
} from '../../../references/api.client.ts';
import { bulkWords, dialogWords, publishWords, unpublishWords } from '../words.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Problems } from './problems.tsx';

interface Props {
	action: 'publish' | 'unpublish';
	collection: string;
	ids: readonly (number | string)[];
	/** The number of documents in one request. */
	batchSize: number;
	/** The slug of the drawer that contains the form. */
	slug: string;
	/** Called when all selected documents are changed. */
	onDone: () => void;
}

const batches = function* <Item>(items: readonly Item[], size: number) {
	for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
};

/** Publishes or unpublishes the selected documents. Asks for the languages, shows the number of documents in each, and lists refusals. */
export function BulkPublishingForm({ action, collection, ids, batchSize, slug, onDone }: Props) {
	const { i18n } = useTranslation();
	const { closeModal } = useModal();
	const { clearRouteCache } = useRouteCache();
	const openLanguage = useOpenLanguage();
	const endpoints = usePublishingEndpoints();
	const [counts, setCounts] = useState<LanguageCounts | null>(null);
	const [selection, setSelection] = useState<ReadonlySet<LocaleCode>>(new Set([openLanguage]));
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [refusals, setRefusals] = useState<BulkResult['refusals']>([]);
	const [acceptsGaps, setAcceptsGaps] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const t = translatorIn(i18n.language);
	const isPublishing = action === 'publish';
	const documents = ids.map((id) => `${collection}:${id}`);
	const count = isPublishing ? 'waiting' : 'published';
	useEffect(() => {
		endpoints.count(ids.map((id) => `${collection}:${id}`)).then(setCounts, (cause: unknown) => {
			setProblem(cause instanceof Error ? cause.message : String(cause));
		});
	}, [collection, endpoints, ids]);
	const choices = (counts ?? []).map((languageCount) => ({
		language: languageCount.language,
		hint: [
			t(bulkWords[count], { count: languageCount[count] }),
			...(isPublishing && languageCount.incomplete > 0
				? [t(bulkWords.incomplete, { count: languageCount.incomplete })]
				: []),
		].join(' · '),
		isPossible: languageCount[count] > 0,
	}));
	const languages = choices
		.filter(({ language, isPossible }) => isPossible && selection.has(language))
		.map(({ language }) => language);
	const isIncomplete =
		isPublishing &&
		(counts ?? []).some(
			({ language, incomplete }) => incomplete > 0 && languages.includes(language),
		);
	const names = languageList(languages, i18n.language);
	const needsLeads = !isPublishing && isAddressed(collection);
	const leads = needsLeads ? leadsParameter(leadsInput) : undefined;
	const confirm = async () => {
		if (leads === null) return;
		setBusy(true);
		setProblem('');
		let doneCount = 0;
		const newRefusals: BulkResult['refusals'] = [];
		try {
			for (const batch of batches(documents, batchSize)) {
				const result = await endpoints.bulk({
					action,
					documents: batch,
					languages,
					...(leads === undefined ? {} : { leads }),
				});
				doneCount += result.done;
				newRefusals.push(...result.refusals);
			}
		} catch (cause) {
			setProblem(cause instanceof Error ? cause.message : t(dialogWords.problem));
		}
		const text = isPublishing ? bulkWords.donePublish : bulkWords.doneUnpublish;
		if (doneCount > 0) toast.success(t(text, { languages: names, count: doneCount }));
		setRefusals(newRefusals);
		setBusy(false);
		clearRouteCache();
		if (doneCount < documents.length) return;
		onDone();
		closeModal(slug);
	};
	const [labelWithLanguages, plainLabel] = isPublishing
		? [publishWords.open, publishWords.none]
		: [unpublishWords.confirm, usageWords.unpublishNow];
	return (
		<div className="usage-take-down">
			{counts ? (
				<LanguageChoice choices={choices} selection={selection} onChange={setSelection} />
			) : (
				<p role="status">{problem ? '' : t(dialogWords.reading)}</p>
			)}
			{isIncomplete ? <AcceptGaps isAccepted={acceptsGaps} onChange={setAcceptsGaps} /> : null}
			{isPublishing ? null : <p>{t(unpublishWords.explanation)}</p>}
			{isPublishing ? null : <UsesOfMany collection={collection} ids={ids} />}
			{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
			<Problems text={problem} />
			<Problems
				text={refusals.map(({ title, message }) => `${title}: ${message}`).join('\n')}
				title={t(bulkWords.refused)}
			/>
			<DialogButtons
				confirm={
					languages.length === 0 ? t(plainLabel) : t(labelWithLanguages, { languages: names })
				}
				isDisabled={
					isBusy || languages.length === 0 || leads === null || (isIncomplete && !acceptsGaps)
				}
				onCancel={() => closeModal(slug)}
				onConfirm={() => void confirm()}
			/>
		</div>
	);
}
