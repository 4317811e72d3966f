import type { CollectionConfig, Config, Field, GlobalConfig, TabsField } from 'payload';
import { type Words, words } from '../../i18n/words.ts';
import { sidebarInTabs } from '../sidebar/in-sidebar.ts';

/** The tabs a form may have, in their order. */
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

/** A field of a document that is found in a tab of its form. What is stored stays as it is: the tabs have no names. */
export const inTab = <Kind extends Field>(tab: FormTab, field: Kind): Kind => ({
	...field,
	custom: { ...field.custom, tab },
});

const tabOf = (field: Field): FormTab | null =>
	isTab(field.custom?.tab) ? field.custom.tab : null;

/** Fields without a tab stay where they are, above or below the tabs or in the sidebar. */
function arranged(fields: Field[]): Field[] {
	const first = fields.findIndex((field) => tabOf(field) !== null);
	if (first < 0) return fields;
	const names = Object.keys(labels).filter(isTab);
	const tabs: TabsField = {
		type: 'tabs',
		tabs: names.flatMap((name) => {
			const own = fields.filter((field) => tabOf(field) === name);
			return own.length > 0 ? [{ label: labels[name], fields: own }] : [];
		}),
	};
	return fields.flatMap((field, index) =>
		index === first ? [tabs] : tabOf(field) === null ? [field] : [],
	);
}

const inTabs = <Kind extends CollectionConfig | GlobalConfig>(entity: Kind): Kind => ({
	...entity,
	fields: sidebarInTabs(arranged(entity.fields)),
});

/** A plugin, after those that add fields: forms have the tabs that their fields name (`inTab`), and those beside them (`inSidebar`). */
export const fieldTabs = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(inTabs),
	globals: (config.globals ?? []).map(inTabs),
});
