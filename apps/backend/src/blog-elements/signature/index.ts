import type { ContentReader } from '../../content/reader.ts';
import { whole } from '../../content/whole.ts';
import { block as define } from '../../fields/block.ts';
import { lines } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';
import type { BlogSignature } from '../../graphql/generated/resolvers.ts';
import type { BlogSignatureBlock } from '../../payload-types.ts';

/** Who wrote the article. */
export const block = define(
	'signature',
	'BlogSignatureBlock',
	words('Signature', 'Underskrift', 'Unterschrift'),
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
	whole<BlogSignature>({
		id: read.blockId(data),
		text: data.text ?? '',
		author: read.author(data.author),
	});
