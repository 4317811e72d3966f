import type { GlobalConfig } from 'payload';
import { fieldsInTab, inTab } from '../../admin/forms/tabs.ts';
import { siteGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { globalDrafts } from '../collections/versions.ts';
import { linksField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { line, list, localized } from '../fields/text.ts';

const localLine = (name: string, label: Words) => localized(line(name, label));

const menuColumns = inTab(
	'menu',
	localized(
		list(
			'menuColumns',
			words('Menu columns', 'Menukolonner', 'Menüspalten'),
			words('Menu column', 'Menukolonne', 'Menüspalte'),
			[
				line('title', words('Title', 'Titel', 'Titel'), { required: true }),
				line('subtitle', words('Subtitle', 'Undertitel', 'Untertitel')),
				linksField('submenu', words('Links', 'Links', 'Links')),
			],
		),
	),
);

const socials = list(
	'socials',
	words('Social networks', 'Sociale medier', 'Soziale Netzwerke'),
	words('Social network', 'Socialt medie', 'Soziales Netzwerk'),
	[
		{
			name: 'network',
			type: 'select' as const,
			required: true,
			options: [
				{ value: 'linkedin', label: 'LinkedIn' },
				{ value: 'mastodon', label: 'Mastodon' },
				{ value: 'github', label: 'GitHub' },
				{ value: 'youtube', label: 'YouTube' },
				{ value: 'bluesky', label: 'Bluesky' },
			],
			label: words('Network', 'Netværk', 'Netzwerk'),
		},
		line('url', words('Address', 'Adresse', 'Adresse'), { required: true }),
	],
);

/** Specification section 3, Footer. */
export const footer: GlobalConfig = {
	slug: 'footer',
	label: words('Footer', 'Sidefod', 'Fußzeile'),
	admin: { group: siteGroup },
	versions: globalDrafts,
	fields: [
		inTab('content', {
			name: 'topRow',
			type: 'group',
			label: words('Top row', 'Øverste række', 'Oberste Zeile'),
			fields: [
				localLine('ctaText', words('Invitation', 'Opfordring', 'Aufforderung')),
				socials,
				mediaField('logo', words('Logo', 'Logo', 'Logo')),
			],
		}),
		menuColumns,
		...fieldsInTab(
			'company',
			{
				name: 'location',
				type: 'group',
				label: words('Company', 'Virksomhed', 'Unternehmen'),
				fields: [
					localLine('name', words('Name', 'Navn', 'Name')),
					localLine('companyAddress', words('Address', 'Adresse', 'Adresse')),
					localLine(
						'registrationNumber',
						words('Registration number', 'CVR-nummer', 'Registernummer'),
					),
				],
			},
			{
				name: 'copyright',
				type: 'group',
				label: words('Bottom line', 'Nederste linje', 'Unterste Zeile'),
				fields: [
					localLine('text', words('Copyright', 'Ophavsret', 'Copyright')),
					localized(linksField('items', words('Links', 'Links', 'Links'))),
				],
			},
		),
		changedBy,
	],
};
