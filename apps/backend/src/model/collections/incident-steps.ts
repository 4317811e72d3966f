import type { ArrayField, PayloadRequest } from 'payload';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { needed } from '../fields/needed.ts';
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

/** Steps but an announcement follow the beginning, and none follows the one that says it is over, which nothing but announced work says beforehand. */
function inOrder(
	value: unknown,
	{ data, req }: { data: Incident; req: PayloadRequest },
): true | string {
	const steps = (Array.isArray(value) ? (value as Step[]) : []).filter(({ at }) => at);
	const times = steps.map(({ at }) => timeOf(at ?? ''));
	const { impact, startedAt } = data;
	const isEarly = ({ state, at }: Step) =>
		startedAt && state !== 'announced' && timeOf(at ?? '') < timeOf(startedAt);
	if (steps.some(isEarly)) return translator(req)(messages.early);
	const over = steps.find(({ state }) => state === 'resolved')?.at;
	if (over && times.some((time) => time > timeOf(over))) return translator(req)(messages.resolved);
	const isAnnounced = impact === 'maintenance' || steps.some(({ state }) => state === 'announced');
	if (over && !isAnnounced && timeOf(over) > Date.now()) return translator(req)(messages.future);
	return true;
}

/** What was known when; the step `resolved` ends the incident. */
export const incidentSteps: ArrayField = {
	name: 'steps',
	type: 'array',
	label: words('Steps', 'Trin', 'Schritte'),
	maxRows: 50,
	validate: inOrder,
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
		needed({ ...lines('text', words('Text', 'Tekst', 'Text')), localized: true }),
	],
};
