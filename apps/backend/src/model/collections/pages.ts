import type { CollectionConfig, FieldHook, RelationshipField, Where } from 'payload';
import { fieldsInTab } from '../../admin/forms/tabs.ts';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { mediaField } from '../fields/media.ts';
import { readingTimeField } from '../fields/reading-time-field.ts';
import { reject } from '../fields/reject.ts';
import { blocksField } from '../fields/sections/block.ts';
import { seoField } from '../fields/seo/seo.ts';
import { slugField } from '../fields/slug.ts';
import { choice, titleField } from '../fields/text.ts';
import * as sections from '../sections/registry.ts';
import { drafts } from './versions.ts';

const ownDescendant = words(
	'A page cannot be below itself, or below a page that is below it.',
	'En side kan ikke ligge under sig selv eller under en side, der ligger under den.',
	'Eine Seite kann nicht unter sich selbst liegen oder unter einer Seite, die unter ihr liegt.',
);

/** Rejects a cycle even in drafts, which are not validated: such pages would have no address. */
const rejectCycle: FieldHook = async ({ value, originalDoc, req, ...args }) => {
	const id: unknown = originalDoc?.id;
	if (typeof value !== 'number' || id === undefined) return value;
	const parent = await req.payload.findByID({
		collection: 'pages',
		id: value,
		draft: true,
		depth: 0,
		disableErrors: true,
		select: { parent: true },
		req: innerRequest(req),
	});
	if (value === id || parent?.parent === id)
		reject({ ...args, req }, [{ path: ['parent'], message: translator(req)(ownDescendant) }]);
	return value;
};

/** The parent page. URLs have at most two levels, and only articles are below the blog. */
const parentField: RelationshipField = {
	name: 'parent',
	type: 'relationship',
	relationTo: 'pages',
	label: words('Page above', 'Overordnet side', 'Übergeordnete Seite'),
	index: true,
	maxDepth: 0,
	admin: { position: 'sidebar' },
	hooks: { beforeValidate: [rejectCycle] },
	filterOptions: ({ id }) => {
		const where: Where[] = [
			{ parent: { exists: false } },
			{ pageLayout: { not_in: ['blog', 'blogWithSidebar'] } },
		];
		if (id !== undefined) where.push({ id: { not_equals: id } });
		return { and: where };
	},
};

const navbarTheme = choice(
	'navbarTheme',
	words('Navigation bar', 'Navigationslinje', 'Navigationsleiste'),
	[
		['light', words('Light', 'Lys', 'Hell')],
		['dark', words('Dark', 'Mørk', 'Dunkel')],
	],
);

const pageLayout = choice('pageLayout', words('Layout', 'Layout', 'Layout'), [
	['default', words('Default', 'Standard', 'Standard')],
	['simple', words('Simple', 'Enkel', 'Schlicht')],
	['blog', words('Blog', 'Blog', 'Blog')],
	['blogWithSidebar', words('Blog with sidebar', 'Blog med sidebjælke', 'Blog mit Seitenleiste')],
	['docs', words('Documentation', 'Dokumentation', 'Dokumentation')],
]);

/** One- and two-level content pages (specification sections 2 and 3). */
export const pages: CollectionConfig = {
	slug: 'pages',
	labels: { singular: words('Page', 'Side', 'Seite'), plural: words('Pages', 'Sider', 'Seiten') },
	admin: {
		group: contentGroup,
		useAsTitle: 'title',
		defaultColumns: ['title', 'slug', 'parent', '_status', 'updatedAt'],
	},
	versions: drafts,
	trash: true,
	fields: [
		titleField,
		slugField('pages', 'title'),
		parentField,
		blocksField('sections', words('Sections', 'Sektioner', 'Abschnitte'), sections, {
			singular: words('Section', 'Sektion', 'Abschnitt'),
			plural: words('Sections', 'Sektioner', 'Abschnitte'),
		}),
		...fieldsInTab(
			'settings',
			{ type: 'row', fields: [navbarTheme, pageLayout] },
			mediaField('pageLogo', words('Logo of this page', 'Sidens logo', 'Logo dieser Seite')),
		),
		readingTimeField('sections'),
		seoField,
		changedBy,
	],
};
