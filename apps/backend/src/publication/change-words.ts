import { words } from '../platform/i18n/words.ts';

/** Texts about what publishing or unpublishing changes. */
export const changeWords = {
	changes: words(
		'Visitors will see changes in: {fields}',
		'Besøgende vil se ændringer i: {fields}',
		'Besucher werden Änderungen sehen in: {fields}',
	),
	newText: words(
		'Visitors will see it in this language.',
		'Besøgende vil kunne se det på dette sprog.',
		'Besucher werden es in dieser Sprache sehen.',
	),
	changesWait: words(
		'Stays unpublished: {fields}',
		'Forbliver uudgivet: {fields}',
		'Bleibt unveröffentlicht: {fields}',
	),
	draftWaits: words('Stays a draft.', 'Forbliver en kladde.', 'Bleibt ein Entwurf.'),
	unchanged: words(
		'Visitors already see this text.',
		'Besøgende ser allerede denne tekst.',
		'Besucher sehen diesen Text bereits.',
	),
	noChanges: words('No changes', 'Ingen ændringer', 'Keine Änderungen'),
	missing: words(
		'Nothing is written in this language.',
		'Der er ikke skrevet noget på dette sprog.',
		'In dieser Sprache ist nichts geschrieben.',
	),
	forbidden: words(
		'You may not publish in this language.',
		'Du må ikke udgive på dette sprog.',
		'Sie dürfen in dieser Sprache nicht veröffentlichen.',
	),
	noAddress: words(
		'It has no address in this language, so visitors cannot see it.',
		'Det har ingen adresse på dette sprog, så besøgende kan ikke se det.',
		'Es hat in dieser Sprache keine Adresse, Besucher können es also nicht sehen.',
	),
	address: words('Address', 'Adresse', 'Adresse'),
	useAddress: words('Use this address', 'Brug denne adresse', 'Diese Adresse verwenden'),
	newAddress: words('Address: {to}', 'Adresse: {to}', 'Adresse: {to}'),
	movedAddress: words(
		'Address: {from} becomes {to}. Visitors of the old address are redirected to the new one.',
		'Adresse: {from} bliver til {to}. Besøgende på den gamle adresse sendes videre til den nye.',
		'Adresse: {from} wird zu {to}. Besucher der alten Adresse werden zur neuen weitergeleitet.',
	),
	shared: words(
		'Changes in fields that all languages share go live too: {fields}',
		'Ændringer i felter, der er fælles for alle sprog, udgives også: {fields}',
		'Änderungen in Feldern, die alle Sprachen teilen, gehen mit online: {fields}',
	),
	sharedElsewhere: words(
		'Visitors will see these in {languages} as well.',
		'Besøgende vil også se dem på {languages}.',
		'Besucher werden sie auch auf {languages} sehen.',
	),
	error: words('Stops publishing', 'Hindrer udgivelse', 'Verhindert die Veröffentlichung'),
	warning: words('To consider', 'Overvej', 'Zu bedenken'),
	count: {
		publish: words('{count} to publish', '{count} at udgive', '{count} zu veröffentlichen'),
		unpublish: words('{count} published', '{count} udgivet', '{count} veröffentlicht'),
	},
	incomplete: words(
		'{count} with texts missing',
		'{count} mangler tekster',
		'bei {count} fehlen Texte',
	),
	notPublished: words(
		'Visitors do not see it in this language.',
		'Besøgende ser det ikke på dette sprog.',
		'Besucher sehen es in dieser Sprache nicht.',
	),
	confirm: {
		publish: words(
			'Publish in {languages}',
			'Udgiv på {languages}',
			'Auf {languages} veröffentlichen',
		),
		unpublish: words(
			'Unpublish in {languages}',
			'Træk tilbage på {languages}',
			'Veröffentlichung auf {languages} aufheben',
		),
	},
	confirmNone: {
		publish: words('Publish', 'Udgiv', 'Veröffentlichen'),
		unpublish: words('Unpublish', 'Træk tilbage', 'Veröffentlichung aufheben'),
	},
	refused: words(
		'Nothing was changed. Mend this first:',
		'Intet er ændret. Ret først dette:',
		'Nichts wurde geändert. Beheben Sie zuerst:',
	),
	reading: words('Reading …', 'Henter …', 'Wird gelesen …'),
};
