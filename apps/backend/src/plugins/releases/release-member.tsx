'use client';
import { useConfig } from '@payloadcms/ui';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { MemberDetails } from './member-details.tsx';
import { releaseWords } from './release-words.ts';
import type { ReleaseMember as Member } from './use-release.ts';

interface Props {
	member: Member;
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
export function ReleaseMember({ member, preview, isBusy, onAction }: Props) {
	const t = useTranslator();
	const { config } = useConfig();
	const { title, kind, form, path, state, errors, addedBy } = member;
	return (
		<li className={`release-member release-member--${errors.length > 0 ? 'stopped' : state}`}>
			<div className="release-head">
				{form ? <a href={`${config.routes.admin}${form}`}>{title}</a> : <span>{title}</span>}
				<span className="release-state">{t(releaseWords.states[state])}</span>
			</div>
			<p className="own-quiet">
				{[kind, addedBy ? `${t(releaseWords.addedBy)} ${addedBy}` : null]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<MemberDetails member={member} />
			<div className="release-actions">
				{path && state !== 'gone' ? (
					<a href={previewAt(preview, path)} rel="noreferrer" target="_blank">
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
