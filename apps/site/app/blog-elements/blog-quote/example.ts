import type { BlogElement } from '../element';

export const example: BlogElement<'BlogQuote'> = {
	__typename: 'BlogQuote',
	id: 'quote-1',
	quote: 'The card did not make anyone happier about the delay. It did halve the calls.',
	source: 'Head of operations, a ferry line',
};
