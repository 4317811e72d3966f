import type { ArrayField, PayloadRequest } from 'payload';
import { say } from '../editing/say.ts';
import { words } from '../editing/words.ts';
import { choice } from '../fields/text.ts';

const messages = {
	early: words(
		'A step is earlier than the beginning of the incident.',
		'Et trin ligger før hændelsens begyndelse.',
		'Ein Schritt liegt vor dem Beginn der Störung.',
	),
	resolved: words(
		'Nothing can follow the step that resolves the incident.',
		'Intet kan følge efter det trin, der løser hændelsen.',
		'Auf den Schritt, der die Störung behebt, kann nichts folgen.',
	),
};

interface Step {
	state?: string | null;
	at?: string | Date | null;
}

const timeOf = (value: string | Date) => new Date(value).getTime();

/** Steps follow the beginning, and none follows the one that says it is over. */
function inOrder(
	value: unknown,
	{ data, req }: { data: { startedAt?: string | Date | null }; req: PayloadRequest },
): true | string {
	const steps = (Array.isArray(value) ? (value as Step[]) : []).filter(({ at }) => at);
	const times = steps.map(({ at }) => timeOf(at ?? ''));
	const { startedAt } = data;
	if (startedAt && times.some((time) => time < timeOf(startedAt))) return say(req)(messages.early);
	const over = steps.find(({ state }) => state === 'resolved')?.at;
	if (over && times.some((time) => time > timeOf(over))) return say(req)(messages.resolved);
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
		]),
		{
			name: 'at',
			type: 'date',
			required: true,
			label: words('Time', 'Tidspunkt', 'Zeitpunkt'),
			defaultValue: () => new Date().toISOString(),
			admin: { date: { pickerAppearance: 'dayAndTime' } },
		},
		{
			name: 'text',
			type: 'textarea',
			localized: true,
			label: words('Text', 'Tekst', 'Text'),
		},
	],
};
