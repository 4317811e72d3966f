import { examplePostIn } from '~/testing/example-post';
import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogSignature'>>((t, locale) => ({
	__typename: 'BlogSignature',
	id: 'signature-1',
	text: t(
		'Written by the deliverability desk. The figures are sample data.',
		'Skrevet af leveringsteamet. Tallene er eksempler.',
		'Geschrieben vom Zustellteam. Die Zahlen sind Beispieldaten.',
	),
	author: examplePostIn(locale).author,
}));

export const example = createExample('en');
