import type { CollectionConfig, GlobalConfig } from 'payload';

const button = '/plugins/scheduled-publishing/screens/schedule-button.tsx#ScheduleButton';

/** A collection whose forms have our own way to plan a publication beside the buttons. */
export function withSchedule(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), button];
	const edit = { ...components?.edit, beforeDocumentControls };
	return {
		...collection,
		admin: { ...collection.admin, components: { ...components, edit } },
	};
}

/** The same for a global. */
export function withScheduleGlobal(global: GlobalConfig): GlobalConfig {
	const { components } = global.admin ?? {};
	const { elements } = components ?? {};
	const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), button];
	return {
		...global,
		admin: {
			...global.admin,
			components: { ...components, elements: { ...elements, beforeDocumentControls } },
		},
	};
}
