import type { LogoWallSection, WallLogo } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import { mapAll, resolveProperties } from '../../content/values/resolve-properties.ts';
import type { LogoWallBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { block as define } from '../fields/sections/block.ts';
import { heading, listLabels } from '../fields/text.ts';

/** Logos of customers or partners. */
export const block = define(
	'logoWall',
	'LogoWallBlock',
	words('Logo wall', 'Logovæg', 'Logowand'),
	words(
		'Logos of customers or partners in rows',
		'Kunders eller partneres logoer i rækker',
		'Logos von Kunden oder Partnern in Reihen',
	),
	[
		heading,
		{
			name: 'logos',
			type: 'array',
			...listLabels(words('Logos', 'Logoer', 'Logos'), words('Logo', 'Logo', 'Logo')),
			minRows: 1,
			fields: [mediaField('image', words('Logo', 'Logo', 'Logo')), linkField()],
		},
	],
);

export const map = (data: LogoWallBlock, read: ContentReader) =>
	resolveProperties<LogoWallSection>({
		id: read.blockId(data),
		heading: data.heading ?? '',
		logos: mapAll(data.logos, (logo) =>
			resolveProperties<WallLogo>({ image: read.media(logo.image), link: read.link(logo.link) }),
		),
	});
