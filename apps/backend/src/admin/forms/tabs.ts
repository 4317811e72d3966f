import type { CollectionConfig, Config, Field, GlobalConfig, TabsField } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';
import { sidebarInTabs } from '../sidebar/in-sidebar.ts';

/** The tabs of forms, in their order. */
const labels = {
	identity: words('Name and logo', 'Navn og logo', 'Name und Logo'),
	colors: words('Colors', 'Farver', 'Farben'),
	shapes: words('Type and shapes', 'Skrift og former', 'Schrift und Formen'),
	content: words('Content', 'Indhold', 'Inhalt'),
	menu: words('Menu', 'Menu', 'Menü'),
	buttons: words('Buttons', 'Knapper', 'Schaltflächen'),
	company: words('Company', 'Virksomhed', 'Unternehmen'),
	price: words('Price', 'Pris', 'Preis'),
	search: words('Search and sharing', 'Søgning og deling', 'Suche und Teilen'),
	settings: words('Settings', 'Indstillinger', 'Einstellungen'),
} satisfies Record<string, Words>;

type FormTab = keyof typeof labels;

const isTab = (name: unknown): name is FormTab => typeof name === 'string' && name in labels;

/** Moves a field into a tab of its form. The stored data does not change, because the tabs have no names. */
export const inTab = <Kind extends Field>(tab: FormTab, field: Kind): Kind => ({
	...field,
	custom: { ...field.custom, tab },
});

/** Moves fields into a tab of their form. */
export const fieldsInTab = (tab: FormTab, ...fields: Field[]): Field[] =>
	fields.map((field) => inTab(tab, field));

const tabOf = (field: Field): FormTab | null =>
	isTab(field.custom?.tab) ? field.custom.tab : null;

/** Groups fields by their tab. Fields without a tab stay in place: above or below the tabs, or in the sidebar. */
function groupByTab(fields: Field[]): Field[] {
	const first = fields.findIndex((field) => tabOf(field) !== null);
	if (first < 0) return fields;
	const names = Object.keys(labels).filter(isTab);
	const tabs: TabsField = {
		type: 'tabs',
		tabs: names.flatMap((name) => {
			const tabFields = fields.filter((field) => tabOf(field) === name);
			return tabFields.length > 0 ? [{ label: labels[name], fields: tabFields }] : [];
		}),
	};
	return fields.flatMap((field, index) =>
		index === first ? [tabs] : tabOf(field) === null ? [field] : [],
	);
}

const withTabs = <Kind extends CollectionConfig | GlobalConfig>(entity: Kind): Kind => ({
	...entity,
	fields: sidebarInTabs(groupByTab(entity.fields)),
});

/** Builds the tabs that fields name with `inTab`, and the sidebar's with `inSidebar`. Register it after all plugins that add fields. */
export const fieldTabs = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(withTabs),
	globals: (config.globals ?? []).map(withTabs),
});
