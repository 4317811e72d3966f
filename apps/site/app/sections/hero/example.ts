import { localized } from '~/testing/localized-example';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'HeroSection'>>((t) => ({
	__typename: 'HeroSection',
	id: 'hero',
	eyebrow: t('SMS, RCS and e-mail', 'Sms, RCS og e-mail', 'SMS, RCS und E-Mail'),
	heading: t(
		'Say it once. See where it got to.',
		'Sig det én gang. Se, hvor det nåede hen.',
		'Einmal sagen. Und sehen, wo es ankommt.',
	),
	text: t(
		'<p>One API and one public price list for three channels. Every message has a status you can look up.</p>',
		'<p>Én API og én offentlig prisliste til tre kanaler. Hver besked har en status, du kan slå op.</p>',
		'<p>Eine API und eine öffentliche Preisliste für drei Kanäle. Jede Nachricht hat einen Status, den Sie nachsehen können.</p>',
	),
	buttons: [
		exampleButton('/contact', t('Get started', 'Kom i gang', 'Loslegen')),
		exampleButton(
			'/pricing',
			t('See the price list', 'Se prislisten', 'Preisliste ansehen'),
			'ghost',
		),
	],
	notes: [
		t(
			'Prices public, to the last decimal',
			'Offentlige priser med alle decimaler',
			'Öffentliche Preise mit allen Nachkommastellen',
		),
		t(
			'Data kept in Denmark and Germany',
			'Data ligger i Danmark og Tyskland',
			'Daten liegen in Dänemark und Deutschland',
		),
		t('No contract period', 'Ingen binding', 'Keine Vertragslaufzeit'),
	],
	image: exampleDrawing(
		'hero-home',
		t(
			'A ship with signal flags beside a phone',
			'Et skib med signalflag ved siden af en telefon',
			'Ein Schiff mit Signalflaggen neben einem Telefon',
		),
		1200,
		900,
	),
	animation: null,
	visual: null,
	theme: 'dark',
}));

export const example = createExample('en');
