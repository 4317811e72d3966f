import type { RelationshipField, Where } from 'payload';
import { words } from '../../../platform/i18n/words.ts';

/** The parent page. URLs have at most two levels, and only articles are below the blog. */
export const parentField: RelationshipField = {
	name: 'parent',
	type: 'relationship',
	relationTo: 'pages',
	label: words('Page above', 'Overordnet side', 'Übergeordnete Seite'),
	index: true,
	maxDepth: 0,
	admin: { position: 'sidebar' },
	filterOptions: ({ id }) => {
		const where: Where[] = [
			{ parent: { exists: false } },
			{ pageLayout: { not_in: ['blog', 'blogWithSidebar'] } },
		];
		if (id !== undefined) where.push({ id: { not_equals: id } });
		return { and: where };
	},
};
