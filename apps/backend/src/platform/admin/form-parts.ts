import type { CustomComponent, Field } from 'payload';
import { changeEntities, type Entities, type Plugin } from '../plugin.ts';

/** Adds fields after those that forms have, such as panels beside them. */
export const addFields = (entities: Entities, ...fields: Field[]): Plugin =>
	changeEntities(entities, {
		collection: (collection) => ({ ...collection, fields: [...collection.fields, ...fields] }),
		global: (global) => ({ ...global, fields: [...global.fields, ...fields] }),
	});

/** Puts a component before or after those that stand beside the buttons of forms. */
export function addControl(
	entities: Entities,
	component: CustomComponent,
	place: 'first' | 'last' = 'last',
): Plugin {
	const among = (others: CustomComponent[] = []) =>
		place === 'first' ? [component, ...others] : [...others, component];
	return changeEntities(entities, {
		collection: (collection) => {
			const { components } = collection.admin ?? {};
			const beforeDocumentControls = among(components?.edit?.beforeDocumentControls);
			const edit = { ...components?.edit, beforeDocumentControls };
			return {
				...collection,
				admin: { ...collection.admin, components: { ...components, edit } },
			};
		},
		global: (global) => {
			const { components } = global.admin ?? {};
			const beforeDocumentControls = among(components?.elements?.beforeDocumentControls);
			const elements = { ...components?.elements, beforeDocumentControls };
			return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
		},
	});
}
