import type { BlogSignature } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import { resolveProperties } from '../../content/values/resolve-properties.ts';
import type { BlogSignatureBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { block as define } from '../fields/sections/block.ts';
import { lines } from '../fields/text.ts';

/** The author of the article. */
export const block = define(
	'signature',
	'BlogSignatureBlock',
	words('Signature', 'Underskrift', 'Unterschrift'),
	words(
		'Author of the article with portrait and title',
		'Artiklens forfatter med portræt og stilling',
		'Wer den Artikel geschrieben hat, mit Porträt und Stellung',
	),
	[
		lines('text', words('Text', 'Tekst', 'Text')),
		{
			name: 'author',
			type: 'relationship',
			relationTo: 'authors',
			label: words('Author', 'Forfatter', 'Autor'),
		},
	],
);

export const map = (data: BlogSignatureBlock, read: ContentReader) =>
	resolveProperties<BlogSignature>({
		id: read.blockId(data),
		text: data.text ?? '',
		author: read.author(data.author),
	});
