import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogFeatureBoxes'>>((t) => ({
	__typename: 'BlogFeatureBoxes',
	id: 'feature-boxes-1',
	heading: t({ en: 'Three channels', da: 'Tre kanaler', de: 'Drei Kanäle' }),
	columns: 3,
	boxes: [
		{
			heading: 'SMS',
			text: t({
				en: '<p>Reaches every phone, says it in 160 characters.</p>',
				da: '<p>Når hver telefon og siger det på 160 tegn.</p>',
				de: '<p>Erreicht jedes Telefon und sagt es in 160 Zeichen.</p>',
			}),
		},
		{
			heading: 'RCS',
			text: t({
				en: '<p>Pictures and buttons, where phone and operator play along.</p>',
				da: '<p>Billeder og knapper, hvor telefon og teleselskab er med på det.</p>',
				de: '<p>Bilder und Schaltflächen, wo Telefon und Netzbetreiber mitmachen.</p>',
			}),
		},
		{
			heading: t({ en: 'E-mail', da: 'E-mail', de: 'E-Mail' }),
			text: t({
				en: '<p>Room for everything, read when there is time.</p>',
				da: '<p>Plads til det hele, læst når der er tid.</p>',
				de: '<p>Platz für alles, gelesen, wenn Zeit dafür ist.</p>',
			}),
		},
	],
}));

export const example = createExample('en');
