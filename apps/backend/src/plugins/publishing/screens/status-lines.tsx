'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { LanguageLine } from './language-line.tsx';
import './publishing.css';
import {
	useOpenLanguage,
	usePublishing,
} from '../../../documents/publication/screens/use-publishing.ts';
import { stateWords } from './words.ts';

interface Props {
	/** Where visitors find the site, without a slash at the end. */
	siteUrl: string;
}

/**
 * In the head of a form, in place of Payload's status: one line for each language, the open one first. Read anew after each save, and when the tab is shown
 * again: a colleague or a plan may have published meanwhile.
 */
export function StatusLines({ siteUrl }: Props) {
	const { isTrashed, lastUpdateTime } = useDocumentInfo();
	const { i18n } = useTranslation();
	const open = useOpenLanguage();
	const { state, refresh } = usePublishing();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every save may change the state.
	useEffect(() => {
		// Visitors see nothing of what is in the trash.
		if (isTrashed) return;
		void refresh();
		const refreshWhenShown = () => {
			if (document.visibilityState === 'visible') void refresh();
		};
		document.addEventListener('visibilitychange', refreshWhenShown);
		return () => document.removeEventListener('visibilitychange', refreshWhenShown);
	}, [isTrashed, refresh, lastUpdateTime]);
	const t = translatorIn(i18n.language);
	if (isTrashed || state === null) return null;
	if (state === 'failed') return <p role="alert">{t(stateWords.failed)}</p>;
	const lines = state.languages.toSorted(
		(one, other) => Number(other.language === open) - Number(one.language === open),
	);
	return (
		<>
			<style>{`:root { --publishing-lines: ${state.languages.length}; }`}</style>
			<ul aria-label={t(stateWords.title)} className="publishing-lines">
				{lines.map((one) => (
					<LanguageLine
						isOpen={one.language === open}
						key={one.language}
						line={one}
						siteUrl={siteUrl}
					/>
				))}
			</ul>
		</>
	);
}
