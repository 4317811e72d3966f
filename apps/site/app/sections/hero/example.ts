import { localized } from '~/testing/localized-example';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'HeroSection'>>((t) => ({
	__typename: 'HeroSection',
	id: 'hero',
	eyebrow: t({ en: 'SMS, RCS and e-mail', da: 'Sms, RCS og e-mail', de: 'SMS, RCS und E-Mail' }),
	heading: t({
		en: 'Say it once. See where it got to.',
		da: 'Sig det én gang. Se, hvor det nåede hen.',
		de: 'Einmal sagen. Und sehen, wo es ankommt.',
	}),
	text: t({
		en: '<p>One API and one public price list for three channels. Every message has a status you can look up.</p>',
		da: '<p>Én API og én offentlig prisliste til tre kanaler. Hver besked har en status, du kan slå op.</p>',
		de: '<p>Eine API und eine öffentliche Preisliste für drei Kanäle. Jede Nachricht hat einen Status, den Sie nachsehen können.</p>',
	}),
	buttons: [
		exampleButton('/contact', t({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' })),
		exampleButton(
			'/pricing',
			t({ en: 'See the price list', da: 'Se prislisten', de: 'Preisliste ansehen' }),
			'ghost',
		),
	],
	notes: [
		t({
			en: 'Prices public, to the last decimal',
			da: 'Offentlige priser med alle decimaler',
			de: 'Öffentliche Preise mit allen Nachkommastellen',
		}),
		t({
			en: 'Data kept in Denmark and Germany',
			da: 'Data ligger i Danmark og Tyskland',
			de: 'Daten liegen in Dänemark und Deutschland',
		}),
		t({ en: 'No contract period', da: 'Ingen binding', de: 'Keine Vertragslaufzeit' }),
	],
	image: exampleDrawing(
		'hero-home',
		t({
			en: 'A ship with signal flags beside a phone',
			da: 'Et skib med signalflag ved siden af en telefon',
			de: 'Ein Schiff mit Signalflaggen neben einem Telefon',
		}),
		1200,
		900,
	),
	animation: null,
	visual: null,
	theme: 'dark',
}));

export const example = createExample('en');
