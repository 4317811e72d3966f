import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogFeatureBoxes'>>((t) => ({
	__typename: 'BlogFeatureBoxes',
	id: 'feature-boxes-1',
	heading: t('Three channels', 'Tre kanaler', 'Drei Kanäle'),
	columns: 3,
	boxes: [
		{
			heading: 'SMS',
			text: t(
				'<p>Reaches every phone, says it in 160 characters.</p>',
				'<p>Når hver telefon og siger det på 160 tegn.</p>',
				'<p>Erreicht jedes Telefon und sagt es in 160 Zeichen.</p>',
			),
		},
		{
			heading: 'RCS',
			text: t(
				'<p>Pictures and buttons, where phone and operator play along.</p>',
				'<p>Billeder og knapper, hvor telefon og teleselskab er med på det.</p>',
				'<p>Bilder und Schaltflächen, wo Telefon und Netzbetreiber mitmachen.</p>',
			),
		},
		{
			heading: t('E-mail', 'E-mail', 'E-Mail'),
			text: t(
				'<p>Room for everything, read when there is time.</p>',
				'<p>Plads til det hele, læst når der er tid.</p>',
				'<p>Platz für alles, gelesen, wenn Zeit dafür ist.</p>',
			),
		},
	],
}));

export const example = createExample('en');
