import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogQuote'>>((t) => ({
	__typename: 'BlogQuote',
	id: 'quote-1',
	quote: t(
		'The card did not make anyone happier about the delay. It did halve the calls.',
		'Kortet gjorde ingen gladere for forsinkelsen. Men det halverede opkaldene.',
		'Die Karte hat niemanden über die Verspätung getröstet. Aber sie hat die Anrufe halbiert.',
	),
	source: t(
		'Head of operations, a ferry line',
		'Driftschef i et færgerederi',
		'Betriebsleitung einer Fährlinie',
	),
}));

export const example = createExample('en');
