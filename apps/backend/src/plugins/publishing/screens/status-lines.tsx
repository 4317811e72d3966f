'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { LanguageLine } from './language-line.tsx';
import './publishing.css';
import { useOpenLanguage, usePublishing } from '../../../publication/use-publishing.ts';
import { stateWords } from './words.ts';

/** Sets `--publishing-lines-height` of the button bar to the height of the lines, as long as they are shown. */
function measureLines(lines: HTMLUListElement): () => void {
	const observer = new ResizeObserver(([entry]) => {
		const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
		lines
			.closest<HTMLElement>('.doc-controls')
			?.style.setProperty('--publishing-lines-height', `${height}px`);
	});
	observer.observe(lines);
	return () => observer.disconnect();
}

interface Props {
	/** The site's base URL, without a trailing slash. */
	siteUrl: string;
}

/**
 * Replaces Payload's status at the top of a form: one line per language, the open language first. On a phone the lines are folded to the
 * state of the open language. The state is read again after each save,
 * and when the tab becomes visible, because a colleague or a scheduled job may have published in the meantime.
 */
export function StatusLines({ siteUrl }: Props) {
	const { isTrashed, lastUpdateTime } = useDocumentInfo();
	const { i18n } = useTranslation();
	const openLanguage = useOpenLanguage();
	const { state, refresh } = usePublishing();
	const [isFolded, setFolded] = useState(true);
	const id = useId();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every save may change the state.
	useEffect(() => {
		// Documents in the trash are not on the site.
		if (isTrashed) return;
		void refresh();
		const refreshWhenVisible = () => {
			if (document.visibilityState === 'visible') void refresh();
		};
		document.addEventListener('visibilitychange', refreshWhenVisible);
		return () => document.removeEventListener('visibilitychange', refreshWhenVisible);
	}, [isTrashed, refresh, lastUpdateTime]);
	const t = translatorIn(i18n.language);
	if (isTrashed || state === null) return null;
	if (state === 'failed') return <p role="alert">{t(stateWords.failed)}</p>;
	const lines = state.languages.toSorted(
		(a, b) => Number(b.language === openLanguage) - Number(a.language === openLanguage),
	);
	return (
		<>
			<ul
				aria-label={t(stateWords.title)}
				className={`publishing-lines${isFolded ? ' publishing-lines--folded' : ''}`}
				id={id}
				ref={measureLines}
			>
				{lines.map((line) => (
					<LanguageLine
						isOpen={line.language === openLanguage}
						key={line.language}
						line={line}
						siteUrl={siteUrl}
					/>
				))}
			</ul>
			<button
				aria-controls={id}
				aria-expanded={!isFolded}
				className="publishing-link publishing-more"
				onClick={() => setFolded(!isFolded)}
				type="button"
			>
				{t(stateWords.details)}
			</button>
		</>
	);
}
