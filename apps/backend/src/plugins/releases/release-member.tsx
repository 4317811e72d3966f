'use client';
import { useConfig } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { DocumentChanges, hasError } from '../../publication/document-changes.tsx';
import { releaseWords } from './release-words.ts';
import type { ReleaseMember as Member } from './use-release.ts';

interface Props {
	member: Member;
	/** The languages that the release publishes. */
	languages: ReadonlySet<LocaleCode>;
	/** The URL of the site's preview of the release. */
	preview: string;
	isBusy: boolean;
	/** Changes the release; null if it cannot be changed. */
	onAction: ((action: 'add' | 'remove') => void) | null;
}

/** The URL of a preview at another path. */
function previewAt(preview: string, path: string): string {
	const url = new URL(preview);
	url.searchParams.set('path', path);
	return url.href;
}

/** A document of a release, with its state, changes, errors, warnings and actions. */
export function ReleaseMember({ member, languages, preview: url, isBusy, onAction }: Props) {
	const t = useTranslator();
	const { config } = useConfig();
	const { title, kind, form, path, state, preview, addedBy } = member;
	const isStopped = preview?.languages.some(
		(line) => languages.has(line.language) && hasError(line),
	);
	return (
		<li className={`release-member release-member--${isStopped ? 'stopped' : state}`}>
			<div className="release-head">
				{form ? <a href={`${config.routes.admin}${form}`}>{title}</a> : <span>{title}</span>}
				<span className="release-state">{t(releaseWords.states[state])}</span>
			</div>
			<p className="own-quiet">
				{[kind, addedBy ? `${t(releaseWords.addedBy)} ${addedBy}` : null]
					.filter(Boolean)
					.join(' · ')}
			</p>
			{preview ? <DocumentChanges document={preview} selection={languages} /> : null}
			<div className="release-actions">
				{path && state !== 'gone' ? (
					<a href={previewAt(url, path)} rel="noreferrer" target="_blank">
						{t(releaseWords.view)}
					</a>
				) : null}
				{onAction && state === 'changed' ? (
					<button disabled={isBusy} onClick={() => onAction('add')} type="button">
						{t(releaseWords.useCurrentDraft)}
					</button>
				) : null}
				{onAction ? (
					<button disabled={isBusy} onClick={() => onAction('remove')} type="button">
						{t(releaseWords.remove)}
					</button>
				) : null}
			</div>
		</li>
	);
}
