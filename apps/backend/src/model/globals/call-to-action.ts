import type { GlobalConfig } from 'payload';
import { siteGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { globalDrafts } from '../collections/versions.ts';
import { animationField } from '../fields/animation.ts';
import { buttonsField } from '../fields/link.ts';
import { line, lines, localized } from '../fields/text.ts';

/** The call to action shared by pages and articles (specification section 3). */
export const callToAction: GlobalConfig = {
	slug: 'call-to-action',
	label: words('Call to action', 'Opfordring', 'Handlungsaufruf'),
	admin: { group: siteGroup },
	versions: globalDrafts,
	fields: [
		localized(
			line(
				'sectionHeading',
				words('Line above the heading', 'Linje over overskriften', 'Zeile über der Überschrift'),
			),
		),
		localized(line('heading', words('Heading', 'Overskrift', 'Überschrift'))),
		localized(lines('text', words('Text', 'Tekst', 'Text'))),
		localized(animationField('lottieAnimation')),
		localized(buttonsField()),
		changedBy,
	],
};
