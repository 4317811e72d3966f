import type { ContentIcon } from '@website/contracts/icons';
import type { SelectField } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';

const labels: Record<ContentIcon, Words> = {
	'badge-check': words('Badge with a check mark', 'Emblem med flueben', 'Abzeichen mit Haken'),
	bell: words('Bell', 'Klokke', 'Glocke'),
	'calendar-check': words('Calendar', 'Kalender', 'Kalender'),
	'chart-line': words('Chart', 'Kurve', 'Diagramm'),
	check: words('Check mark', 'Flueben', 'Haken'),
	clock: words('Clock', 'Ur', 'Uhr'),
	copy: words('Copies', 'Kopier', 'Kopien'),
	'file-text': words('Document', 'Dokument', 'Dokument'),
	globe: words('Globe', 'Globus', 'Globus'),
	image: words('Picture', 'Billede', 'Bild'),
	info: words('Information', 'Information', 'Information'),
	'key-round': words('Key', 'Nøgle', 'Schlüssel'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	'list-checks': words('List', 'Liste', 'Liste'),
	mail: words('Letter', 'Brev', 'Brief'),
	'map-pin': words('Place', 'Sted', 'Ort'),
	'message-square': words('Message', 'Besked', 'Nachricht'),
	'messages-square': words('Conversation', 'Samtale', 'Gespräch'),
	phone: words('Telephone', 'Telefon', 'Telefon'),
	plug: words('Plug', 'Stik', 'Stecker'),
	receipt: words('Receipt', 'Kvittering', 'Beleg'),
	route: words('Route', 'Rute', 'Weg'),
	search: words('Magnifying glass', 'Forstørrelsesglas', 'Lupe'),
	send: words('Paper plane', 'Papirfly', 'Papierflieger'),
	server: words('Server', 'Server', 'Server'),
	'shield-check': words('Shield', 'Skjold', 'Schild'),
	smartphone: words('Mobile phone', 'Mobiltelefon', 'Mobiltelefon'),
	'undo-2': words('Back arrow', 'Pil tilbage', 'Pfeil zurück'),
	users: words('People', 'Mennesker', 'Menschen'),
	webhook: words('Webhook', 'Webhook', 'Webhook'),
};

/** An icon of the site's set, by name. */
export const iconField: SelectField = {
	name: 'icon',
	type: 'select',
	label: words('Icon', 'Ikon', 'Symbol'),
	options: Object.entries(labels).map(([value, label]) => ({ value, label })),
};
