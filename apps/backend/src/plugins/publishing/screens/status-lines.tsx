'use client';
import './publishing.css';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { MenuDetails } from '../../../admin/menu-details.tsx';
import { useSiteLocales } from '../../../admin/use-site-locales.ts';
import { languageName, translatorIn } from '../../../platform/i18n/words.ts';
import { useOpenLanguage, usePublishing } from '../../../publication/use-publishing.ts';
import { LanguageLine } from './language-line.tsx';
import { chipWords, stateWords, wordOf } from './words.ts';

interface Props {
	/** The site's base URL, without a trailing slash. */
	siteUrl: string;
}

/**
 * Replaces Payload's status at the top of a form: a chip with the state of each language, which opens the language, and the details of
 * all languages on demand. The chips have their size before the state is loaded, so that nothing moves. The state is read again after each
 * save, also of others (`plugins/presence`).
 */
export function StatusLines({ siteUrl }: Props) {
	const { isTrashed, lastUpdateTime } = useDocumentInfo();
	const { i18n } = useTranslation();
	const openLanguage = useOpenLanguage();
	const siteLocales = useSiteLocales();
	const { state, refresh } = usePublishing();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every save may change the state.
	useEffect(() => {
		// Documents in the trash are not on the site.
		if (!isTrashed) void refresh();
	}, [isTrashed, refresh, lastUpdateTime]);
	const t = translatorIn(i18n.language);
	if (isTrashed) return null;
	const lines = state === null || state === 'failed' ? [] : state.languages;
	return (
		<>
			<ul aria-label={t(stateWords.title)} className="publishing-chips">
				{siteLocales.map(({ code }) => {
					const line = lines.find(({ language }) => language === code);
					const word = line && wordOf(line);
					const name = languageName(code, i18n.language);
					return (
						<li key={code}>
							<a
								aria-current={code === openLanguage ? 'true' : undefined}
								className={`publishing-chip publishing-state--${word ?? 'unknown'}`}
								href={`?locale=${code}`}
								title={word ? `${name}: ${t(stateWords[word])}` : name}
							>
								<span className="publishing-code">{code.toUpperCase()}</span>{' '}
								<span className="publishing-state">{word ? t(chipWords[word]) : null}</span>
								{line?.plan ? <span aria-hidden="true"> ◷</span> : null}
								<span className="sr-only">
									{' '}
									{name}
									{line?.plan ? `, ${t(stateWords.plans[line.plan.type])}` : null}
								</span>
							</a>
						</li>
					);
				})}
			</ul>
			{state === 'failed' ? (
				<p role="alert">{t(stateWords.failed)}</p>
			) : (
				<MenuDetails className="publishing-details" label={t(stateWords.details)}>
					<ul aria-label={t(stateWords.title)} className="publishing-lines">
						{lines.map((line) => (
							<LanguageLine
								isOpen={line.language === openLanguage}
								key={line.language}
								line={line}
								siteUrl={siteUrl}
							/>
						))}
					</ul>
				</MenuDetails>
			)}
		</>
	);
}
