'use client';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { isLocaleCode, localeDefinition } from '@website/contracts/locales';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { isAddressed } from '../../content/entities.ts';
import { useRevealField } from '../../editing/forms/use-reveal-field.ts';
import { words } from '../../editing/words.ts';
import './checklist.css';

const panelWords = {
	title: words('Before publishing', 'Før udgivelse', 'Vor der Veröffentlichung'),
	good: words('Nothing to do', 'Intet at gøre', 'Nichts zu tun'),
	missing: words(
		'no address: not published in this language',
		'ingen adresse: udgives ikke på dette sprog',
		'keine Adresse: in dieser Sprache nicht veröffentlicht',
	),
	untitled: words(
		'no title in this language',
		'ingen titel på dette sprog',
		'kein Titel in dieser Sprache',
	),
	error: words('Stops publishing', 'Hindrer udgivelse', 'Verhindert die Veröffentlichung'),
	warning: words('To consider', 'Overvej', 'Zu bedenken'),
	failed: words(
		'The checklist could not be read.',
		'Tjeklisten kunne ikke læses.',
		'Die Prüfliste ließ sich nicht lesen.',
	),
	saved: words('Of what is saved.', 'Af det, der er gemt.', 'Nach dem gespeicherten Stand.'),
};

const answer = z.object({
	languages: z.array(
		z.object({
			lang: z.string(),
			exists: z.boolean(),
			problems: z.array(
				z.object({ level: z.enum(['error', 'warning']), path: z.string(), message: z.string() }),
			),
		}),
	),
});
type Languages = z.infer<typeof answer>['languages'];

/** Beside a form: what is wrong in which language of what is saved, each with a link to its field. */
export function ChecklistPanel() {
	const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const revealField = useRevealField();
	const [languages, setLanguages] = useState<Languages | 'failed' | null>(null);
	const say = (text: Record<string, string>) => text[i18n.language] ?? text.en ?? '';
	const target = globalSlug ? `global/${globalSlug}` : id ? `${collectionSlug}/${id}` : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: read anew after every save
	useEffect(() => {
		if (!target) return;
		const aborted = new AbortController();
		fetch(`${config.routes.api}/checklist/${target}`, {
			headers: { 'accept-language': i18n.language },
			signal: aborted.signal,
		})
			.then(async (response) => answer.parse(await response.json()))
			.then((read) => setLanguages(read.languages))
			.catch((cause: unknown) => {
				if (aborted.signal.aborted) return;
				console.error(cause);
				setLanguages('failed');
			});
		return () => aborted.abort();
	}, [target, lastUpdateTime, i18n.language, config.routes.api]);
	const revealAsked = useEffectEvent(() => {
		const asked = /^#field-(.+)/.exec(window.location.hash)?.[1];
		if (asked) revealField(asked.replaceAll('__', '.'));
	});
	useEffect(() => revealAsked(), []);
	if (!target || languages === null) return null;
	const absent = isAddressed(collectionSlug ?? '') ? panelWords.missing : panelWords.untitled;
	return (
		<section aria-labelledby="checklist" className="own-panel checklist-panel">
			<h3 id="checklist">{say(panelWords.title)}</h3>
			{languages === 'failed' ? (
				<p role="alert">{say(panelWords.failed)}</p>
			) : (
				languages.map(({ lang, exists, problems }) => (
					<div key={lang}>
						<h4>{isLocaleCode(lang) ? localeDefinition(lang).name : lang}</h4>
						{problems.length === 0 ? (
							<p className="own-quiet">{say(exists ? panelWords.good : absent)}</p>
						) : (
							<ul>
								{problems.map(({ level, path, message }) => (
									<li className={`checklist-${level}`} key={`${path} ${message}`}>
										<span className="checklist-level">{say(panelWords[level])}</span>{' '}
										{lang === code ? (
											<button onClick={() => revealField(path)} type="button">
												{message}
											</button>
										) : (
											<a href={`?locale=${lang}#field-${path.replaceAll('.', '__')}`}>{message}</a>
										)}
									</li>
								))}
							</ul>
						)}
					</div>
				))
			)}
			<p className="own-quiet">{say(panelWords.saved)}</p>
		</section>
	);
}
