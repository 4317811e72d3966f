import type { GlobalConfig } from 'payload';
import { fieldsInTab } from '../../admin/forms/tabs.ts';
import { siteGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { globalDrafts } from '../collections/versions.ts';
import { validWebAddress } from '../fields/addresses/valid-address.ts';
import { mediaField } from '../fields/media.ts';
import { line, lines, localized } from '../fields/text.ts';

/** Defaults for search engines and sharing, and the organization behind the site. */
export const siteSettings: GlobalConfig = {
	slug: 'site-settings',
	label: words('Site settings', 'Indstillinger', 'Einstellungen'),
	admin: { group: siteGroup },
	versions: globalDrafts,
	fields: [
		...fieldsInTab(
			'search',
			localized(line('defaultTitle', words('Default title', 'Standardtitel', 'Standardtitel'))),
			localized(
				line(
					'titleTemplate',
					words(
						'Title template (%s is the title)',
						'Titelskabelon (%s er titlen)',
						'Titelvorlage (%s ist der Titel)',
					),
				),
			),
			localized(
				lines(
					'defaultDescription',
					words('Default description', 'Standardbeskrivelse', 'Standardbeschreibung'),
				),
			),
			{
				...mediaField(
					'socialImage',
					words('Image when shared', 'Billede ved deling', 'Bild beim Teilen'),
				),
				admin: {
					description: words(
						'For every page without a picture of its own. Without one, each page gets a picture of its title and description.',
						'Til alle sider uden deres eget billede. Uden det får hver side et billede af sin titel og beskrivelse.',
						'Für alle Seiten ohne eigenes Bild. Ohne dieses bekommt jede Seite ein Bild aus ihrem Titel und ihrer Beschreibung.',
					),
				},
			},
		),
		...fieldsInTab(
			'company',
			{
				...line(
					'organizationUrl',
					words("Organization's address", 'Virksomhedens adresse', 'Adresse des Unternehmens'),
				),
				validate: validWebAddress,
			},
			{ name: 'email', type: 'email', label: words('E-mail', 'E-mail', 'E-Mail') },
		),
		changedBy,
	],
};
