'use client';
import { useTranslation } from '@payloadcms/ui';
import { languageName } from '../../platform/i18n/language-name.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { releaseWords } from './release-words.ts';
import type { ReleaseMember } from './use-release.ts';

interface Props {
	member: ReleaseMember;
	/** The only language that is published; empty for all. */
	language?: string;
}

/** The changed fields of a member, its errors and its warnings. */
export function MemberDetails({ member, language = '' }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const isShown = ({ lang }: { lang: string | null }) =>
		lang === null || language === '' || lang === language;
	const line = (lang: string | null, text: string) =>
		lang === null ? text : `${languageName(lang, i18n.language)}: ${text}`;
	const changes = member.changes.filter(isShown);
	const lists = [
		['release-errors', null, member.errors],
		['release-warnings', releaseWords.warnings, member.warnings],
	] as const;
	return (
		<>
			{changes.map(({ lang, fields }) => (
				<p className="own-quiet" key={lang}>
					{lang === null ? t(releaseWords.shared) : languageName(lang, i18n.language)}:{' '}
					{fields.join(', ')}
				</p>
			))}
			{lists.map(([className, heading, problems]) => {
				const lines = new Set(
					problems.filter(isShown).map(({ lang, message }) => line(lang, message)),
				);
				if (lines.size === 0) return null;
				return (
					<div key={className}>
						{heading ? <p className="own-quiet">{t(heading)}</p> : null}
						<ul className={className}>
							{[...lines].map((text) => (
								<li key={text}>{text}</li>
							))}
						</ul>
					</div>
				);
			})}
		</>
	);
}
