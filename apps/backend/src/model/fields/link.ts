import { type Addressed, addressedCollections } from '@website/contracts/entities';
import type { ArrayField, Field, GroupField } from 'payload';
import { pastedAddress } from '../../content/addresses/pasted-address.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { linkSearch } from './addresses/link-search.ts';
import { validAddress } from './addresses/valid-address.ts';
import { collapsibleFields } from './sections/collapsible-fields.ts';
import { choice, line, listLabels, yesNo } from './text.ts';

type Target = Addressed | 'media';

const documentTargets: Target[] = [...addressedCollections];

const anchorField = line(
	'anchor',
	words('Place on the page (after #)', 'Sted på siden (efter #)', 'Stelle der Seite (nach #)'),
);

/** The target of a link: a document, or another URL. */
const targetFields = (relation: { relationTo: Target[]; label: Words }): Field[] => [
	linkSearch(relation.relationTo.includes('media')),
	{
		name: 'reference',
		type: 'relationship',
		...relation,
		admin: {
			description: words(
				'Preferred: follows the target when its address changes.',
				'Foretrækkes: følger målet, når dets adresse ændres.',
				'Bevorzugt: folgt dem Ziel, wenn sich dessen Adresse ändert.',
			),
		},
	},
	{
		name: 'url',
		type: 'text',
		label: words('Other address', 'Anden adresse', 'Andere Adresse'),
		// Marks a link target for "used in" and for the checks before publishing.
		custom: { leadsTo: true },
		admin: { condition: (_data, sibling) => !sibling?.reference },
		hooks: {
			beforeValidate: [({ value }) => (typeof value === 'string' ? pastedAddress(value) : value)],
		},
		validate: validAddress,
	},
];

/** A link to a page, an article, a category, a file or any safe URL (script protocols are refused). */
export const linkField = (
	name = 'link',
	label: Words = words('Link', 'Link', 'Link'),
): GroupField => ({
	name,
	type: 'group',
	label,
	interfaceName: 'LinkGroup',
	fields: [
		line('title', words('Text', 'Tekst', 'Text')),
		...targetFields({
			relationTo: [...documentTargets, 'media'],
			label: words('Page, article or file', 'Side, artikel eller fil', 'Seite, Artikel oder Datei'),
		}),
		collapsibleFields(words('More about the link', 'Mere om linket', 'Mehr zum Link'), [
			anchorField,
			yesNo('newTab', words('Open in a new tab', 'Åbn i ny fane', 'In neuem Tab öffnen')),
		]),
	],
});

/** The target of a URL that is not rendered as a link, such as a redirect: without link text, files and new tabs. */
export const pageTargetField = (name: string, label: Words): GroupField => ({
	name,
	type: 'group',
	label,
	interfaceName: 'PageTargetGroup',
	fields: [
		...targetFields({
			relationTo: documentTargets,
			label: words('Page or article', 'Side eller artikel', 'Seite oder Artikel'),
		}),
		anchorField,
	],
});

const style = choice('style', words('Style', 'Udseende', 'Aussehen'), [
	['primary', words('Primary', 'Primær', 'Primär')],
	['secondary', words('Secondary', 'Sekundær', 'Sekundär')],
	['ghost', words('Quiet', 'Stille', 'Zurückhaltend')],
	['link', words('Text link', 'Tekstlink', 'Textlink')],
]);

/** Specification section 3, Button: a link plus style. */
export const buttonField: GroupField = {
	name: 'button',
	type: 'group',
	label: words('Button', 'Knap', 'Schaltfläche'),
	interfaceName: 'ButtonGroup',
	fields: [linkField(), style],
};

/** Up to `maxRows` buttons. */
export const buttonsField = (name = 'buttons', maxRows = 3): ArrayField => ({
	name,
	type: 'array',
	...listLabels(
		words('Buttons', 'Knapper', 'Schaltflächen'),
		words('Button', 'Knap', 'Schaltfläche'),
	),
	maxRows,
	// A button needs a text and a target before it can be published.
	custom: { words: 'needed' },
	fields: [linkField(), style],
});

/** Plain links in a row or column. */
export const linksField = (name: string, label: Words): ArrayField => ({
	name,
	type: 'array',
	...listLabels(label, words('Link', 'Link', 'Link')),
	custom: { words: 'needed' },
	fields: [linkField()],
});
