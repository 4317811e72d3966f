import type { ArrayField, PayloadRequest } from 'payload';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { choice, lines } from '../fields/text.ts';

const messages = {
	early: words(
		'A step is earlier than the beginning. Before it stands nothing but what announces it.',
		'Et trin ligger før begyndelsen. Før den står kun det, der varsler den.',
		'Ein Schritt liegt vor dem Beginn. Davor steht nur, was ihn ankündigt.',
	),
	resolved: words(
		'Nothing can follow the step that resolves the incident.',
		'Intet kan følge efter det trin, der løser hændelsen.',
		'Auf den Schritt, der die Störung behebt, kann nichts folgen.',
	),
	future: words(
		'An incident can’t be resolved at a time that is still to come. Only announced work may name its end beforehand.',
		'En hændelse kan ikke være løst på et tidspunkt, der ligger i fremtiden. Kun varslet arbejde må angive sin afslutning på forhånd.',
		'Eine Störung kann nicht zu einem Zeitpunkt behoben sein, der noch bevorsteht. Nur angekündigte Arbeiten dürfen ihr Ende im Voraus nennen.',
	),
};

interface Incident {
	impact?: string | null;
	startedAt?: string | Date | null;
}

interface Step {
	state?: string | null;
	at?: string | Date | null;
}

const timeOf = (value: string | Date) => new Date(value).getTime();

/** Only announcements may precede the start, no step may follow `resolved`, and only announced work may be resolved in the future. */
function validateOrder(
	value: unknown,
	{ data, req }: { data: Incident; req: PayloadRequest },
): true | string {
	const steps = (Array.isArray(value) ? (value as Step[]) : []).filter(({ at }) => at);
	const times = steps.map(({ at }) => timeOf(at ?? ''));
	const { impact, startedAt } = data;
	const isEarly = ({ state, at }: Step) =>
		startedAt && state !== 'announced' && timeOf(at ?? '') < timeOf(startedAt);
	if (steps.some(isEarly)) return translator(req)(messages.early);
	const resolvedAt = steps.find(({ state }) => state === 'resolved')?.at;
	if (resolvedAt && times.some((time) => time > timeOf(resolvedAt)))
		return translator(req)(messages.resolved);
	const isAnnounced = impact === 'maintenance' || steps.some(({ state }) => state === 'announced');
	if (resolvedAt && !isAnnounced && timeOf(resolvedAt) > Date.now())
		return translator(req)(messages.future);
	return true;
}

/** The history of an incident. The step `resolved` ends it. */
export const incidentSteps: ArrayField = {
	name: 'steps',
	type: 'array',
	label: words('Steps', 'Trin', 'Schritte'),
	maxRows: 50,
	validate: validateOrder,
	fields: [
		choice('state', words('State', 'Tilstand', 'Zustand'), [
			['investigating', words('Investigating', 'Undersøges', 'Wird untersucht')],
			['identified', words('Cause found', 'Årsag fundet', 'Ursache gefunden')],
			['monitoring', words('Being watched', 'Holdes øje med', 'Wird beobachtet')],
			['resolved', words('Resolved', 'Løst', 'Behoben')],
			['announced', words('Announced', 'Varslet', 'Angekündigt')],
		]),
		{
			name: 'at',
			type: 'date',
			required: true,
			label: words('Time', 'Tidspunkt', 'Zeitpunkt'),
			defaultValue: () => new Date().toISOString(),
			admin: { date: { pickerAppearance: 'dayAndTime' } },
		},
		requiredToPublish({ ...lines('text', words('Text', 'Tekst', 'Text')), localized: true }),
	],
};
