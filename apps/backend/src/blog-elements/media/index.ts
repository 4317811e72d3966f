import type { ContentReader } from '../../content/reader.ts';
import { whole } from '../../content/whole.ts';
import { block as define } from '../../fields/block.ts';
import { mediaField } from '../../fields/media.ts';
import { lines, widthField, yesNo } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';
import type { BlogMedia } from '../../graphql/generated/resolvers.ts';
import type { BlogMediaBlock } from '../../payload-types.ts';

/** An image with border and width (specification section 3). */
export const block = define('media', 'BlogMediaBlock', words('Image', 'Billede', 'Bild'), [
	mediaField('media', words('Image or video', 'Billede eller video', 'Bild oder Video'), '/'),
	yesNo('border', words('Border', 'Ramme', 'Rahmen')),
	widthField,
	lines('caption', words('Caption', 'Billedtekst', 'Bildunterschrift')),
]);

export const map = (data: BlogMediaBlock, read: ContentReader) =>
	whole<BlogMedia>({
		id: read.blockId(data),
		media: read.media(data.media),
		border: data.border ?? false,
		width: data.width,
		caption: data.caption ?? '',
	});
