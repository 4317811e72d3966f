import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogQuote'>>((t) => ({
	__typename: 'BlogQuote',
	id: 'quote-1',
	quote: t({
		en: 'The card did not make anyone happier about the delay. It did halve the calls.',
		da: 'Kortet gjorde ingen gladere for forsinkelsen. Men det halverede opkaldene.',
		de: 'Die Karte hat niemanden über die Verspätung getröstet. Aber sie hat die Anrufe halbiert.',
	}),
	source: t({
		en: 'Head of operations, a ferry line',
		da: 'Driftschef i et færgerederi',
		de: 'Betriebsleitung einer Fährlinie',
	}),
}));

export const example = createExample('en');
