import type { Field, RowField } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';

/** The tabs of the sidebar, in their order. */
export const sidebarLabels = {
	publish: words('Publish', 'Udgiv', 'Veröffentlichen'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	review: words('Review', 'Gennemsyn', 'Prüfung'),
	uses: words('Uses', 'Brug', 'Verwendung'),
} satisfies Record<string, Words>;

export type SidebarTab = keyof typeof sidebarLabels;

/** True for the name of a tab of the sidebar. */
export const isSidebarTab = (name: unknown): name is SidebarTab =>
	typeof name === 'string' && name in sidebarLabels;

/** Moves a field into a tab of the sidebar. The stored data does not change, because the tabs have no names. */
export const inSidebar = <Kind extends Field>(tab: SidebarTab, field: Kind): Kind => ({
	...field,
	admin: { ...field.admin, position: 'sidebar' },
	custom: { ...field.custom, sidebarTab: tab },
});

const isInSidebar = ({ admin }: Field): boolean =>
	admin !== undefined && 'position' in admin && admin.position === 'sidebar';

/**
 * Groups the fields of the sidebar by the tabs that they name. Fields without a tab go to *Publish*, or below the tabs if the form has no
 * such tab. A single tab is omitted. The tabs are rows, because Payload (3.90.1) supports no custom component for tabs. They come first:
 * Payload finds the component of an unnamed field by its index, which differs in the browser after fields that are hidden there.
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
			components: { Field: '/admin/sidebar/sidebar-tabs.tsx#SidebarTabs' },
		},
		fields: names.map((name) => ({
			type: 'row',
			admin: { custom: { sidebarTab: name } },
			fields: fields.filter((field) => tabOf(field) === name),
		})),
	};
	return [tabs, ...fields.filter((field) => tabOf(field) === null)];
}
