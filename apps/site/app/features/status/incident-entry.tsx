import { localeDefinition } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { durationInWords } from './duration';
import { incidentAnchor } from './incident-anchor';
import type { Incident } from './status-data';
import { momentInWords } from './utc';

/** An incident with its steps, the latest first; in another language where nobody has translated it (WCAG 3.1.2). */
export function IncidentEntry({ incident }: { incident: Incident }) {
	const { status } = useMessages();
	const locale = useLocale();
	const { title, impact, parts, startedGmt, endedGmt, steps } = incident;
	const lang =
		incident.locale === locale ? undefined : localeDefinition(incident.locale).languageTag;
	const seconds = endedGmt ? (Date.parse(endedGmt) - Date.parse(startedGmt)) / 1000 : null;
	return (
		<article id={incidentAnchor(incident.id)} className="border-t border-line py-6">
			<h3 lang={lang} className="text-xl font-bold">
				{title}
			</h3>
			<p className="mt-1 text-sm text-muted">
				<time dateTime={startedGmt}>{momentInWords(startedGmt, locale)}</time>
				{' · '}
				{parts.map((part) => status.parts[part]).join(', ')}
				{' · '}
				{status.impacts[impact]}
				{' · '}
				{seconds === null ? status.ongoing : status.lasted(durationInWords(seconds, status))}
			</p>
			<ol className="mt-4 grid max-w-text gap-4">
				{steps.toReversed().map((step) => (
					<li key={`${step.dateGmt} ${step.state}`} className="border-l-4 border-line pl-4">
						<p className="text-sm">
							<strong>{status.states[step.state]}</strong>
							{' · '}
							<time dateTime={step.dateGmt}>{momentInWords(step.dateGmt, locale)}</time>
						</p>
						<p lang={lang} className="whitespace-pre-line">
							{step.text}
						</p>
					</li>
				))}
			</ol>
		</article>
	);
}
