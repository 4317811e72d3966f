import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogCode'>>((t) => ({
	__typename: 'BlogCode',
	id: 'code-1',
	language: 'js',
	caption: t(
		'Two lines decide what the message costs.',
		'To linjer afgør, hvad beskeden koster.',
		'Zwei Zeilen entscheiden, was die Nachricht kostet.',
	),
	code: "// anything outside GSM-7 switches the whole message\nconst encoding = isGsm7(text) ? 'GSM-7' : 'UCS-2';\nif (encoding === 'UCS-2') warn(text.length + ' of 70');",
}));

export const example = createExample('en');
