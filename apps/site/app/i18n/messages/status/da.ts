import type { StatusMessages } from './en';

export const status: StatusMessages = {
	title: 'Driftsstatus',
	description:
		'Hvad der virker nu, hvad der ikke gjorde de seneste 90 dage, og hvad vi gjorde ved det, trin for trin.',
	fine: 'Alt virker',
	disturbed: 'Noget virker ikke, som det skal',
	maintained: 'Varslet arbejde er i gang',
	asOf: (time) => `Status ${time}.`,
	stale:
		'Hvis tidspunktet er det samme, når du genindlæser, kan vores egne nyheder ikke nå denne side, og du ser de seneste, den fik.',
	partsHeading: 'Dele',
	parts: {
		api: 'API',
		sms: 'Sms',
		rcs: 'RCS',
		email: 'E-mail',
		webhooks: 'Webhooks',
		dashboard: 'Kontrolpanel',
	},
	works: 'virker',
	impacts: {
		degraded: 'langsomt eller delvist',
		outage: 'virker ikke',
		maintenance: 'varslet arbejde',
	},
	undisturbed: (days) => `Uforstyrret i ${days} dage`,
	disrupted: (time, days) => `Forstyrret i ${time} på ${days} dage`,
	maintenanceOn: (day) => `${day}: varslet arbejde`,
	duration: (hours, minutes, seconds) =>
		[hours && `${hours} t.`, minutes && `${minutes} min.`, seconds && `${seconds} sek.`]
			.filter(Boolean)
			.join(' '),
	scale: 'Hver søjle er en dag i UTC, i dag til højre. En høj søjle er en dag med en hændelse.',
	openHeading: 'Lige nu',
	plannedHeading: 'Varslet',
	pastHeading: 'Hændelser',
	none: 'Der er ikke meldt om nogen hændelse.',
	lasted: (time) => `varede ${time}`,
	ongoing: 'ikke forbi endnu',
	planned: 'ikke begyndt endnu',
	plannedUntil: (time) => `til ${time}`,
	states: {
		investigating: 'Undersøges',
		identified: 'Årsag fundet',
		monitoring: 'Overvåges',
		resolved: 'Løst',
		announced: 'Varslet',
	},
	feed: 'Hændelser som feed (Atom)',
	feedTitle: (brand) => `${brand}: hændelser`,
};
