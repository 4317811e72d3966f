import type { CustomComponent, Field } from 'payload';
import { changeEntities, type Entities, type Plugin } from '../platform/plugin.ts';

/** Appends fields to forms, such as panels in the sidebar. */
export const addFields = (entities: Entities, ...fields: Field[]): Plugin =>
	changeEntities(entities, {
		collection: (collection) => ({ ...collection, fields: [...collection.fields, ...fields] }),
		global: (global) => ({ ...global, fields: [...global.fields, ...fields] }),
	});

/** Adds a component before or after the others beside the buttons of forms (`beforeDocumentControls`). */
export function addControl(
	entities: Entities,
	component: CustomComponent,
	place: 'first' | 'last' = 'last',
): Plugin {
	const withComponent = (others: CustomComponent[] = []) =>
		place === 'first' ? [component, ...others] : [...others, component];
	return changeEntities(entities, {
		collection: (collection) => {
			const { components } = collection.admin ?? {};
			const beforeDocumentControls = withComponent(components?.edit?.beforeDocumentControls);
			const edit = { ...components?.edit, beforeDocumentControls };
			return {
				...collection,
				admin: { ...collection.admin, components: { ...components, edit } },
			};
		},
		global: (global) => {
			const { components } = global.admin ?? {};
			const beforeDocumentControls = withComponent(components?.elements?.beforeDocumentControls);
			const elements = { ...components?.elements, beforeDocumentControls };
			return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
		},
	});
}
