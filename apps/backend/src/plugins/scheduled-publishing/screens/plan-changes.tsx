'use client';
import { useTranslation } from '@payloadcms/ui';
import { languageName } from '../../../platform/i18n/language-name.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usePublishing } from '../../../publication/use-publishing.ts';
import { planWords } from './words.ts';

/** The changed fields that a plan would publish, in one language or, for an empty `locale`, in all. */
export function PlanChanges({ locale }: { locale: string }) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const { state } = usePublishing();
	if (state === null || state === 'failed') return null;
	const languages = state.languages.filter(
		(line) => line.state !== 'missing' && (locale === '' || line.language === locale),
	);
	const { changes: shared } = state.shared;
	return (
		<section aria-labelledby="schedule-changes" className="schedule-plans">
			<h3 id="schedule-changes">{t(planWords.changes)}</h3>
			<ul>
				{languages.map(({ language, changes }) => (
					<li key={language}>
						{languageName(language, i18n.language)}:{' '}
						{changes.length > 0 ? changes.join(', ') : t(planWords.noChanges)}
					</li>
				))}
				{shared.length > 0 ? (
					<li>
						{t(planWords.shared)}: {shared.join(', ')}
					</li>
				) : null}
			</ul>
			<p className="own-quiet">{t(planWords.laterChanges)}</p>
		</section>
	);
}
