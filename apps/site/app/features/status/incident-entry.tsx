import { localeDefinition } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { splitColumns } from '~/ui/page/split-container';
import { formatDuration } from './duration';
import { incidentAnchor } from './incident-anchor';
import type { Incident } from './status-data';
import { formatUtcDateTime } from './utc';

/** The duration of an incident as text, or that it is planned or ongoing at the time `loadedAt`. */
function useDurationText({ startedGmt, endedGmt }: Incident, loadedAt: string): string {
	const { status } = useMessages();
	const locale = useLocale();
	if (endedGmt && endedGmt > loadedAt)
		return status.plannedUntil(formatUtcDateTime(endedGmt, locale));
	if (startedGmt > loadedAt) return status.planned;
	if (!endedGmt) return status.ongoing;
	const seconds = (Date.parse(endedGmt) - Date.parse(startedGmt)) / 1000;
	return status.lasted(formatDuration(seconds, status));
}

/** An incident with its steps, the latest first. An untranslated incident has a `lang` attribute (WCAG 3.1.2). */
export function IncidentEntry({ incident, loadedAt }: { incident: Incident; loadedAt: string }) {
	const { status } = useMessages();
	const locale = useLocale();
	const { title, impact, parts, startedGmt, steps } = incident;
	const lang =
		incident.locale === locale ? undefined : localeDefinition(incident.locale).languageTag;
	const time = useDurationText(incident, loadedAt);
	return (
		<article
			id={incidentAnchor(incident.id)}
			className={`${splitColumns} gap-y-4 border-t border-line py-6`}
		>
			<div>
				<h3 lang={lang} className="text-xl font-bold">
					{title}
				</h3>
				<p className="mt-1 text-sm text-muted">
					<time dateTime={startedGmt}>{formatUtcDateTime(startedGmt, locale)}</time>
					{' · '}
					{parts.map((part) => status.parts[part]).join(', ')}
					{' · '}
					{status.impacts[impact]}
					{' · '}
					{time}
				</p>
			</div>
			<ol className="grid max-w-text gap-4">
				{steps.toReversed().map((step) => (
					<li key={`${step.dateGmt} ${step.state}`} className="border-l-4 border-line pl-4">
						<p className="text-sm">
							<strong>{status.states[step.state]}</strong>
							{' · '}
							<time dateTime={step.dateGmt}>{formatUtcDateTime(step.dateGmt, locale)}</time>
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
