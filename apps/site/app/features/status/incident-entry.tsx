import { localeDefinition } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { splitColumns } from '~/ui/page/split-container';
import { durationInWords } from './duration';
import { incidentAnchor } from './incident-anchor';
import type { Incident } from './status-data';
import { momentInWords } from './utc';

/** How long it lasted, goes on, or is meant to last as far as anybody knows at that moment. */
function useTimeInWords({ startedGmt, endedGmt }: Incident, knownAt: string): string {
	const { status } = useMessages();
	const locale = useLocale();
	if (endedGmt && endedGmt > knownAt) return status.plannedUntil(momentInWords(endedGmt, locale));
	if (startedGmt > knownAt) return status.planned;
	if (!endedGmt) return status.ongoing;
	const seconds = (Date.parse(endedGmt) - Date.parse(startedGmt)) / 1000;
	return status.lasted(durationInWords(seconds, status));
}

/** An incident with its steps, the latest first; in another language where nobody has translated it (WCAG 3.1.2). */
export function IncidentEntry({ incident, knownAt }: { incident: Incident; knownAt: string }) {
	const { status } = useMessages();
	const locale = useLocale();
	const { title, impact, parts, startedGmt, steps } = incident;
	const lang =
		incident.locale === locale ? undefined : localeDefinition(incident.locale).languageTag;
	const time = useTimeInWords(incident, knownAt);
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
					<time dateTime={startedGmt}>{momentInWords(startedGmt, locale)}</time>
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
