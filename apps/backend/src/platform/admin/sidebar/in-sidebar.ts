import type { Field, RowField } from 'payload';
import { type Words, words } from '../../i18n/words.ts';

/** The tabs beside a form, in their order. */
export const sidebarLabels = {
	publish: words('Publish', 'Udgiv', 'Veröffentlichen'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	review: words('Review', 'Gennemsyn', 'Prüfung'),
	uses: words('Uses', 'Brug', 'Verwendung'),
} satisfies Record<string, Words>;

export type SidebarTab = keyof typeof sidebarLabels;

/** Whether a text names a tab beside forms. */
export const isSidebarTab = (name: unknown): name is SidebarTab =>
	typeof name === 'string' && name in sidebarLabels;

/** A field beside a form, in one of the tabs there. What is stored stays as it is: the tabs have no names. */
export const inSidebar = <Kind extends Field>(tab: SidebarTab, field: Kind): Kind => ({
	...field,
	admin: { ...field.admin, position: 'sidebar' },
	custom: { ...field.custom, sidebarTab: tab },
});

const isInSidebar = ({ admin }: Field): boolean =>
	admin !== undefined && 'position' in admin && admin.position === 'sidebar';

/**
 * Puts the fields beside a form into the tabs that they name. Those that name none are in *Publish*; in a form without that tab they stand below the
 * tabs. One tab alone is none. The tabs are rows, as Payload (3.90.1) shows no component of our own for tabs. They come first: a field without a name has its component by
 * its place, which is another one in the browser behind fields that are hidden there.
 */
export function sidebarInTabs(fields: Field[]): Field[] {
	const hasTab = (tab: SidebarTab) => fields.some(({ custom }) => custom?.sidebarTab === tab);
	const names = Object.keys(sidebarLabels).filter(isSidebarTab).filter(hasTab);
	if (names.length < 2) return fields;
	const tabOf = (field: Field): SidebarTab | null => {
		if (!isInSidebar(field)) return null;
		const name: unknown = field.custom?.sidebarTab;
		if (isSidebarTab(name)) return name;
		return hasTab('publish') ? 'publish' : null;
	};
	const tabs: RowField = {
		type: 'row',
		admin: {
			position: 'sidebar',
			components: { Field: '/platform/admin/sidebar/sidebar-tabs.tsx#SidebarTabs' },
		},
		fields: names.map((name) => ({
			type: 'row',
			admin: { custom: { sidebarTab: name } },
			fields: fields.filter((field) => tabOf(field) === name),
		})),
	};
	return [tabs, ...fields.filter((field) => tabOf(field) === null)];
}
