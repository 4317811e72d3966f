import type { GlobalConfig } from 'payload';
import { inTab } from '../../admin/forms/tabs.ts';
import { siteGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { globalDrafts } from '../collections/versions.ts';
import { buttonsField, linkField } from '../fields/link.ts';
import { line, list, localized } from '../fields/text.ts';

/** The navigation at the top, separate for each locale. */
export const header: GlobalConfig = {
	slug: 'header',
	label: words('Header', 'Sidehoved', 'Kopfzeile'),
	admin: { group: siteGroup },
	versions: globalDrafts,
	fields: [
		inTab(
			'menu',
			localized(
				list('links', words('Menu', 'Menu', 'Menü'), words('Menu item', 'Menupunkt', 'Menüpunkt'), [
					linkField(),
					list(
						'submenu',
						words('Submenu', 'Undermenu', 'Untermenü'),
						words('Submenu item', 'Undermenupunkt', 'Untermenüpunkt'),
						[linkField(), line('description', words('Description', 'Beskrivelse', 'Beschreibung'))],
					),
				]),
			),
		),
		inTab('buttons', localized(buttonsField('buttons', 2))),
		changedBy,
	],
};
