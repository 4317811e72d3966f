'use client';
import { toast, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useState } from 'react';
import { DialogButtons } from '../../../../admin/dialogs/dialog-buttons.tsx';
import { isAddressed } from '../../../../content/documents/entities.ts';
import { languageList } from '../../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import {
	useOpenLanguage,
	usePublishing,
	usePublishingEndpoints,
} from '../../../../publication/use-publishing.ts';
import {
	LeadsChoice,
	leadsParameter,
	UsedInList,
	undecided,
	usageWords,
	useUsage,
} from '../../../references/api.client.ts';
import { unpublishChoices } from '../publish-choices.ts';
import { dialogWords, unpublishWords } from '../words.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Problems } from './problems.tsx';

interface Props {
	/** The slug of the drawer that contains the form. */
	slug: string;
}

/** Unpublishes a document. Asks for the languages and for the redirect target of its URLs, and lists the references to the document. */
export function UnpublishForm({ slug }: Props) {
	const { id, collectionSlug } = useDocumentInfo();
	const { i18n } = useTranslation();
	const { closeModal } = useModal();
	const openLanguage = useOpenLanguage();
	const endpoints = usePublishingEndpoints();
	const { document, state, applyState } = usePublishing();
	const { usage } = useUsage(collectionSlug, id);
	const [selection, setSelection] = useState<ReadonlySet<LocaleCode>>(new Set([openLanguage]));
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const t = translatorIn(i18n.language);
	if (document === null || state === null || state === 'failed') return null;
	const choices = unpublishChoices(state, i18n.language);
	const languages = choices
		.filter(({ language, isPossible }) => isPossible && selection.has(language))
		.map(({ language }) => language);
	const needsLeads = isAddressed(collectionSlug ?? '');
	const leads = needsLeads ? leadsParameter(leadsInput) : undefined;
	const names = languageList(languages, i18n.language);
	const unpublish = async () => {
		if (leads === null) return;
		setBusy(true);
		setProblem('');
		try {
			applyState(await endpoints.unpublish(document, languages, leads));
			closeModal(slug);
			toast.success(t(unpublishWords.done, { languages: names }));
		} catch (cause) {
			setProblem(cause instanceof Error ? cause.message : t(dialogWords.problem));
			setBusy(false);
		}
	};
	return (
		<div className="usage-take-down">
			<LanguageChoice choices={choices} selection={selection} onChange={setSelection} />
			<p>{t(unpublishWords.explanation)}</p>
			{collectionSlug ? (
				<section aria-labelledby={`${slug}-uses`}>
					<h3 id={`${slug}-uses`}>{t(usageWords.title)}</h3>
					<UsedInList usage={usage} />
				</section>
			) : null}
			{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
			<Problems text={problem} />
			<DialogButtons
				confirm={
					languages.length === 0
						? t(usageWords.unpublishNow)
						: t(unpublishWords.confirm, { languages: names })
				}
				isDisabled={isBusy || languages.length === 0 || leads === null}
				onCancel={() => closeModal(slug)}
				onConfirm={() => void unpublish()}
			/>
		</div>
	);
}
