import type { FormMessages } from './messages';

export const forms: FormMessages = {
	optional: '(valgfrit)',
	choose: 'Vælg',
	consent: 'Samtykke',
	notice: {
		problems: {
			title: 'Ikke sendt endnu',
			text: 'Se på disse felter igen. Alt, hvad du har skrevet, står der stadig.',
		},
		check: {
			title: 'Se det lige igennem',
			text: 'Der er ikke sendt noget endnu. Tjek, hvad du har skrevet, og send det så. Det ekstra blik holder automatiske afsendere ude.',
		},
		tooMany: {
			title: 'For meget på én gang',
			text: 'Der er sendt flere formularer fra dit netværk inden for et minut. Vent et øjeblik, og send igen. Alt, hvad du har skrevet, står der stadig.',
		},
	},
	problem: {
		required: 'Udfyld dette felt.',
		email: 'Her skal stå en e-mailadresse, for eksempel navn@example.com.',
		phone: 'Her skal stå et telefonnummer, for eksempel +45\u00a012\u00a034\u00a056\u00a078.',
		url: 'Her skal stå en webadresse, der begynder med https://.',
		number: 'Her skal stå et tal, for eksempel 10.000.',
		tooLong: 'Det er for langt. Forkort det.',
		choice: 'Vælg en mulighed.',
		consent: 'Sæt kryds i feltet; uden det må vi ikke gemme, hvad du har skrevet.',
		consentChanged: 'Teksten er ændret. Læs den, og sæt kryds igen.',
	},
};
