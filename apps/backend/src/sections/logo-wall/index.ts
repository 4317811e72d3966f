import type { ContentReader } from '../../content/reader.ts';
import { each, whole } from '../../content/whole.ts';
import { block as define } from '../../fields/block.ts';
import { linkField } from '../../fields/link.ts';
import { mediaField } from '../../fields/media.ts';
import { heading } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';
import type { LogoWallSection, WallLogo } from '../../graphql/generated/resolvers.ts';
import type { LogoWallBlock } from '../../payload-types.ts';

/** Logos of customers or partners. */
export const block = define(
	'logoWall',
	'LogoWallBlock',
	words('Logo wall', 'Logovæg', 'Logowand'),
	[
		heading,
		{
			name: 'logos',
			type: 'array',
			label: words('Logos', 'Logoer', 'Logos'),
			minRows: 1,
			fields: [mediaField('image', words('Logo', 'Logo', 'Logo')), linkField()],
		},
	],
);

export const map = (data: LogoWallBlock, read: ContentReader) =>
	whole<LogoWallSection>({
		id: read.blockId(data),
		heading: data.heading ?? '',
		logos: each(data.logos, (logo) =>
			whole<WallLogo>({ image: read.media(logo.image), link: read.link(logo.link) }),
		),
	});
