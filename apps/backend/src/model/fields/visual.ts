import type {
	ArrayField,
	Field,
	NamedGroupField,
	PayloadRequest,
	SelectField,
	TextField,
} from 'payload';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import { mediaField } from './media.ts';
import { choice, line, lines, listLabels, shortTexts } from './text.ts';

const kinds: [string, Words][] = [
	['phone', words('Phone with messages', 'Telefon med beskeder', 'Telefon mit Nachrichten')],
	['card', words('RCS card', 'RCS-kort', 'RCS-Karte')],
	['mail', words('E-mail', 'E-mail', 'E-Mail')],
	['dashboard', words('Dashboard', 'Overblik', 'Übersicht')],
	['records', words('DNS records', 'DNS-poster', 'DNS-Einträge')],
];

const kind: SelectField = {
	...choice('kind', words('Shows', 'Viser', 'Zeigt'), kinds),
	required: false,
	defaultValue: undefined,
};

/** Shows a field only for some kinds. The values of hidden fields stay stored. */
function only<Conditional extends Field>(field: Conditional, ...visibleFor: string[]): Conditional {
	const admin = {
		...field.admin,
		condition: (_data: unknown, siblings: { kind?: string | null } | undefined) =>
			visibleFor.includes(siblings?.kind ?? ''),
	};
	return { ...field, admin };
}

const everyKind = kinds.map(([value]) => value);

const state = choice('state', words('State', 'Tilstand', 'Zustand'), [
	['none', words('None', 'Ingen', 'Keiner')],
	['queued', words('Queued', 'I kø', 'In der Warteschlange')],
	['sent', words('Sent', 'Sendt', 'Gesendet')],
	['delivered', words('Delivered', 'Leveret', 'Zugestellt')],
	['failed', words('Failed', 'Mislykket', 'Fehlgeschlagen')],
	['passed', words('Record found', 'Post fundet', 'Eintrag gefunden')],
]);

const time = line('time', words('Time', 'Tidspunkt', 'Uhrzeit'));

const rows: ArrayField = {
	name: 'rows',
	type: 'array',
	...listLabels(words('Rows', 'Rækker', 'Zeilen'), words('Row', 'Række', 'Zeile')),
	maxRows: 8,
	admin: {
		description: words(
			'A phone: messages in the second field. An e-mail: item and amount. A dashboard: id, recipient, operator and code. DNS: type and name, content.',
			'En telefon: beskeder i andet felt. En e-mail: vare og beløb. Et overblik: id, modtager, teleselskab og kode. DNS: type og navn, indhold.',
			'Ein Telefon: Nachrichten im zweiten Feld. Eine E-Mail: Posten und Betrag. Eine Übersicht: ID, Empfänger, Netzbetreiber und Code. DNS: Typ und Name, Inhalt.',
		),
	},
	fields: [
		line('label', words('Name', 'Navn', 'Name')),
		line('value', words('Content', 'Indhold', 'Inhalt')),
		line('detail', words('Detail', 'Detalje', 'Einzelheit')),
		time,
		state,
	],
};

const steps: ArrayField = {
	name: 'steps',
	type: 'array',
	...listLabels(
		words('Way of the message', 'Beskedens vej', 'Weg der Nachricht'),
		words('Step', 'Trin', 'Schritt'),
	),
	maxRows: 4,
	fields: [state, time, line('text', words('In words', 'Med ord', 'In Worten'))],
};

const missing = words(
	'Say what it shows: without it nothing is drawn',
	'Skriv, hvad den viser, ellers tegnes intet',
	'Bitte schreiben, was sie zeigt, sonst wird nichts gezeichnet',
);

const caption: TextField = {
	...line(
		'caption',
		words(
			'What it shows (caption)',
			'Hvad den viser (billedtekst)',
			'Was sie zeigt (Bildunterschrift)',
		),
	),
	validate: (
		value: string | null | undefined,
		{ siblingData, req }: { siblingData: Partial<{ kind: string }>; req: PayloadRequest },
	) => !siblingData.kind || Boolean(value?.trim()) || translator(req)(missing),
};

/** A view of the product that the site draws from text instead of an image. */
export const visualField: NamedGroupField = {
	name: 'visual',
	type: 'group',
	label: words('Product view', 'Produktvisning', 'Produktansicht'),
	interfaceName: 'VisualGroup',
	admin: {
		description: words(
			'Drawn from these words in the place of the image and the animation. In a hero it stands in front of the image.',
			'Tegnes af disse ord i stedet for billedet og animationen. I en åbning står den foran billedet.',
			'Wird aus diesen Worten gezeichnet, anstelle von Bild und Animation. In einem Aufmacher steht sie vor dem Bild.',
		),
	},
	fields: [
		kind,
		only(caption, ...everyKind),
		only(line('sender', words('Sender', 'Afsender', 'Absender')), 'phone', 'card', 'mail'),
		only(
			line(
				'title',
				words('Title, subject or domain', 'Titel, emne eller domæne', 'Titel, Betreff oder Domain'),
			),
			'card',
			'mail',
			'dashboard',
			'records',
		),
		only(lines('text', words('Text', 'Tekst', 'Text')), 'card', 'mail'),
		only(mediaField(), 'card'),
		only(shortTexts('buttons', words('Buttons', 'Knapper', 'Schaltflächen')), 'card'),
		only(rows, 'phone', 'mail', 'dashboard', 'records'),
		only(steps, 'phone', 'card', 'mail', 'dashboard'),
	],
};
