'use client';
import './checklist.css';
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { isAddressed } from '@website/contracts/entities';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import { useEntryLabel } from '../../admin/forms/use-field-label.ts';
import { useRevealField } from '../../admin/forms/use-reveal-field.ts';
import { useTabMark } from '../../admin/sidebar/tab-marks.ts';
import { languageName, translatorIn, words } from '../../platform/i18n/words.ts';
import { changeWords } from '../../publication/change-words.ts';

const panelWords = {
	title: words('Before publishing', 'Før udgivelse', 'Vor der Veröffentlichung'),
	noProblems: words('Nothing to do', 'Intet at gøre', 'Nichts zu tun'),
	noAddress: words(
		'no address: not published in this language',
		'ingen adresse: udgives ikke på dette sprog',
		'keine Adresse: in dieser Sprache nicht veröffentlicht',
	),
	noTitle: words(
		'no title in this language',
		'ingen titel på dette sprog',
		'kein Titel in dieser Sprache',
	),
	errors: words(
		'Stops publishing: {count}',
		'Hindrer udgivelse: {count}',
		'Verhindert die Veröffentlichung: {count}',
	),
	loadError: words(
		'The checklist could not be read.',
		'Tjeklisten kunne ikke læses.',
		'Die Prüfliste ließ sich nicht lesen.',
	),
	savedOnly: words('Of what is saved.', 'Af det, der er gemt.', 'Nach dem gespeicherten Stand.'),
};

const problems = z.array(
	z.object({
		level: z.enum(['error', 'warning']),
		path: z.string(),
		message: z.string(),
		/** The number and the name of the section; empty outside sections. */
		section: z.string(),
	}),
);
const checklistResponse = z.object({
	document: problems,
	languages: z.array(z.object({ lang: z.string(), exists: z.boolean(), problems })),
});
type Problem = z.infer<typeof problems>[number];

/** The problems of a language or of the whole document. A problem with a field links to it. */
function Problems({ list, lang }: { list: readonly Problem[]; lang: string | null }) {
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const revealField = useRevealField();
	const entryOf = useEntryLabel();
	const target = ({ path, message }: Problem) => {
		if (lang === null || path === '') return message;
		return lang === code ? (
			<button onClick={() => revealField(path)} type="button">
				{message}
			</button>
		) : (
			<a href={`?locale=${lang}#field-${path.replaceAll('.', '__')}`}>{message}</a>
		);
	};
	return (
		<ul>
			{list.map((problem) => (
				<li className={`checklist-${problem.level}`} key={`${problem.path} ${problem.message}`}>
					<span className="checklist-level">
						{[
							translatorIn(i18n.language)(changeWords[problem.level]),
							problem.section,
							entryOf(problem.path),
						]
							.filter(Boolean)
							.join(' · ')}
					</span>{' '}
					{target(problem)}
				</li>
			))}
		</ul>
	);
}

/** A panel beside a form with the problems of the saved document in each language, with links to their fields. */
export function ChecklistPanel() {
	const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
	const { i18n } = useTranslation();
	const revealField = useRevealField();
	const t = translatorIn(i18n.language);
	const target = globalSlug ? `global/${globalSlug}` : id ? `${collectionSlug}/${id}` : null;
	const { response, problem } = useEndpoint(
		checklistResponse,
		target && `/checklist/${target}`,
		lastUpdateTime,
	);
	const checklist = problem ? 'failed' : response;
	const errorCount = [
		...(response?.document ?? []),
		...(response?.languages ?? []).flatMap((result) => result.problems),
	].filter(({ level }) => level === 'error').length;
	useTabMark(errorCount, t(panelWords.errors, { count: errorCount }));
	const revealHashField = useEffectEvent(() => {
		const field = /^#field-(.+)/.exec(window.location.hash)?.[1];
		if (field) revealField(field.replaceAll('__', '.'));
	});
	// Runs after the effects of all components, because it may have to open a tab.
	useEffect(() => queueMicrotask(() => revealHashField()), []);
	if (!target || checklist === null) return null;
	const noContentText = isAddressed(collectionSlug ?? '')
		? panelWords.noAddress
		: panelWords.noTitle;
	return (
		<section aria-labelledby="checklist" className="own-panel checklist-panel">
			<h3 id="checklist">{t(panelWords.title)}</h3>
			{checklist === 'failed' ? (
				<p role="alert">{t(panelWords.loadError)}</p>
			) : (
				<>
					{checklist.document.length > 0 ? (
						<Problems lang={null} list={checklist.document} />
					) : null}
					{checklist.languages.map(({ lang, exists, problems: list }) => (
						<div key={lang}>
							<h4>{languageName(lang, i18n.language)}</h4>
							{list.length === 0 ? (
								<p className="own-quiet">{t(exists ? panelWords.noProblems : noContentText)}</p>
							) : (
								<Problems lang={lang} list={list} />
							)}
						</div>
					))}
				</>
			)}
			<p className="own-quiet">{t(panelWords.savedOnly)}</p>
		</section>
	);
}
