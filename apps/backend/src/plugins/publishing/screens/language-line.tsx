'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { LocalTime } from '../../../admin/local-time.tsx';
import { languageList, languageName, translatorIn } from '../../../platform/i18n/words.ts';
import { changeWords } from '../../../publication/change-words.ts';
import type { LanguageState } from '../../../publication/shapes.ts';
import { PublishDialog } from './dialogs/publish-dialog.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { publishWords, stateWords, wordOf } from './words.ts';

interface Props {
	line: LanguageState;
	/** True if the form shows this language. */
	isOpen: boolean;
	siteUrl: string;
}

/** The state of one language, who changed it and when, its next plan, and a link to the published page. */
export function LanguageLine({ line, isOpen, siteUrl }: Props) {
	const { i18n } = useTranslation();
	const { hasSavePermission, isTrashed } = useDocumentInfo();
	const lineRef = useRef<HTMLLIElement>(null);
	const [isDialogOpen, setDialogOpen] = useState(false);
	const t = translatorIn(i18n.language);
	const { language, state, path } = line;
	const word = wordOf(line);
	const isPublished = word === 'published';
	const name = isPublished ? line.publishedBy : line.changedBy;
	const at = isPublished ? line.publishedAt : line.changedAt;
	const [by, withoutName] = isPublished
		? [stateWords.publishedBy, stateWords.publishedAt]
		: [stateWords.changedBy, stateWords.changedAt];
	const isPublishable = line.canPublish && line.waiting && state !== 'missing' && !isTrashed;
	return (
		<li className={`publishing-line publishing-state--${word}`} ref={lineRef} tabIndex={-1}>
			{isOpen ? (
				<strong aria-current="true">{languageName(language, i18n.language)}</strong>
			) : (
				<a href={`?locale=${language}`}>{languageName(language, i18n.language)}</a>
			)}
			<span className="publishing-state">{t(stateWords[word])}</span>
			{at && state !== 'missing' ? (
				<span className="publishing-when">
					{name ? t(by, { name }) : t(withoutName)} <LocalTime iso={at} language={i18n.language} />
				</span>
			) : null}
			{line.plan === null ? null : (
				<span className="publishing-plan">
					{t(stateWords.plans[line.plan.type])}{' '}
					<LocalTime iso={line.plan.at} language={i18n.language} />
					{line.plan.changed ? ` · ${t(stateWords.changedSincePlan)}` : null}
				</span>
			)}
			{path === null ? null : (
				<a href={siteUrl + path} rel="noopener" target="_blank">
					{t(stateWords.view)} <span aria-hidden="true">↗</span>
					<span className="sr-only">
						{t(stateWords.viewIn, { language: languageList([language], i18n.language) })}
					</span>
				</a>
			)}
			{isPublishable ? (
				<button className="publishing-link" onClick={() => setDialogOpen(true)} type="button">
					{t(changeWords.confirmNone.publish)}
					<span className="sr-only">
						{' '}
						{t(publishWords.publishIn, { language: languageList([language], i18n.language) })}
					</span>
				</button>
			) : null}
			{isOpen && hasSavePermission && !isTrashed && state !== 'missing' ? (
				<DiscardDraft line={lineRef} languageState={line} />
			) : null}
			{isDialogOpen ? (
				<PublishDialog language={language} onClose={() => setDialogOpen(false)} siteUrl={siteUrl} />
			) : null}
		</li>
	);
}
