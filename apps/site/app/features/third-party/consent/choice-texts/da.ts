import type { ChoiceTexts } from './en';

export const da: ChoiceTexts = {
	title: 'Må vi bruge cookies?',
	description:
		'Vi vil gerne se, hvilke sider der hjælper, og tilbyde chat. Det kræver tjenester, som sætter cookies. Ingen af dem starter, før du siger ja, og du kan altid ændre dit valg via linket nederst på siden.',
	acceptAll: 'Accepter alle',
	rejectAll: 'Afvis alle',
	choose: 'Vælg selv',
	save: 'Gem mit valg',
	close: 'Luk',
	settingsTitle: 'Dit valg af cookies',
	intro:
		'Sig ja til det, du vil. Trækker du senere noget tilbage, indlæses siden igen uden det, og dets cookies slettes.',
	categories: {
		necessary: {
			title: 'Nødvendige',
			description: 'Husker dit sprog og dette valg. Siden fungerer ikke uden.',
		},
		functional: {
			title: 'Chat',
			description: 'Chatten med vores support. Den kan kende dig, når du vender tilbage til den.',
		},
		statistics: {
			title: 'Statistik',
			description: 'Tæller, hvilke sider der bliver læst, så vi kan gøre dem bedre.',
		},
		marketing: {
			title: 'Markedsføring',
			description: 'Viser os, hvilken annonce der førte til et besøg.',
		},
	},
};
