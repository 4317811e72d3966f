'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { languageName } from '../../platform/i18n/language-name.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { releaseWords } from './release-words.ts';
import type { ReleaseMember as Member } from './use-release.ts';

interface Props {
	member: Member;
	/** The URL of the site's preview of the release. */
	preview: string;
	isBusy: boolean;
	onAction: (path: '/add' | '/remove') => void;
}

/** A problem, with its language as a prefix if it has one. */
const lineOf = ({ lang, message }: Member['warnings'][number], language: string) =>
	lang === null ? message : `${languageName(lang, language)}: ${message}`;

/** The URL of a preview at another path. */
function previewAt(preview: string, path: string): string {
	const url = new URL(preview);
	url.searchParams.set('path', path);
	return url.href;
}

/** A document of a release, with its state, errors, warnings and actions. */
export function ReleaseMember({ member, preview, isBusy, onAction }: Props) {
	const t = useTranslator();
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const { title, kind, form, path, state, errors, warnings, addedBy } = member;
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
			{errors.length > 0 ? (
				<ul className="release-errors">
					{errors.map((error) => (
						<li key={lineOf(error, i18n.language)}>{lineOf(error, i18n.language)}</li>
					))}
				</ul>
			) : null}
			{warnings.length > 0 ? (
				<>
					<p className="own-quiet">{t(releaseWords.warnings)}</p>
					<ul className="release-warnings">
						{warnings.map((warning) => (
							<li key={lineOf(warning, i18n.language)}>{lineOf(warning, i18n.language)}</li>
						))}
					</ul>
				</>
			) : null}
			<div className="release-actions">
				{path && state !== 'gone' ? (
					<a href={previewAt(preview, path)} rel="noreferrer" target="_blank">
						{t(releaseWords.view)}
					</a>
				) : null}
				{state === 'changed' ? (
					<button disabled={isBusy} onClick={() => onAction('/add')} type="button">
						{t(releaseWords.useCurrentDraft)}
					</button>
				) : null}
				<button disabled={isBusy} onClick={() => onAction('/remove')} type="button">
					{t(releaseWords.remove)}
				</button>
			</div>
		</li>
	);
}
