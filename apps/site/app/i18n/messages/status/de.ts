import type { StatusMessages } from './en';

export const status: StatusMessages = {
	title: 'Betriebsstatus',
	description:
		'Was jetzt funktioniert, was in den letzten 90 Tagen nicht funktioniert hat und was wir getan haben, Schritt für Schritt.',
	fine: 'Alles funktioniert',
	disturbed: 'Etwas funktioniert nicht, wie es soll',
	maintained: 'Angekündigte Arbeiten laufen',
	asOf: (time) => `Stand: ${time}.`,
	stale:
		'Bleibt dieser Zeitpunkt beim Neuladen derselbe, erreichen unsere eigenen Meldungen diese Seite nicht, und Sie sehen die letzten, die ankamen.',
	partsHeading: 'Teile',
	parts: {
		api: 'API',
		sms: 'SMS',
		rcs: 'RCS',
		email: 'E-Mail',
		webhooks: 'Webhooks',
		dashboard: 'Oberfläche',
	},
	works: 'funktioniert',
	impacts: {
		degraded: 'langsam oder teilweise',
		outage: 'ausgefallen',
		maintenance: 'angekündigte Arbeiten',
	},
	undisturbed: (days) => `Seit ${days} Tagen ungestört`,
	disrupted: (time, days) => `In ${days} Tagen ${time} gestört`,
	maintenanceOn: (day) => `${day}: angekündigte Arbeiten`,
	duration: (hours, minutes, seconds) =>
		[hours && `${hours} Std.`, minutes && `${minutes} Min.`, seconds && `${seconds} Sek.`]
			.filter(Boolean)
			.join(' '),
	scale:
		'Jeder Balken ist ein Tag in UTC, heute ganz rechts. Ein hoher Balken ist ein Tag mit Störung.',
	openHeading: 'Jetzt',
	plannedHeading: 'Angekündigt',
	pastHeading: 'Störungen',
	none: 'Es ist keine Störung gemeldet.',
	lasted: (time) => `dauerte ${time}`,
	ongoing: 'noch nicht vorbei',
	planned: 'noch nicht begonnen',
	plannedUntil: (time) => `bis ${time}`,
	states: {
		investigating: 'Wird untersucht',
		identified: 'Ursache gefunden',
		monitoring: 'Wird beobachtet',
		resolved: 'Behoben',
		announced: 'Angekündigt',
	},
	feed: 'Störungen als Feed (Atom)',
	feedTitle: (brand) => `${brand}: Störungen`,
};
