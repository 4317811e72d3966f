import { type SanitizedConfig, traverseFields } from 'payload';
import { displayTitleField } from '../../documents/title-in.ts';

/** Fields that differ in every two versions, or repeat another one. */
const hidden = new Set([displayTitleField, 'createdAt', 'updatedAt', '_status']);

/** Hides these fields from the comparison of versions, whose heads show their times and states. */
export function hideVersionFields(config: SanitizedConfig): SanitizedConfig {
	for (const { fields } of [...config.collections, ...config.globals])
		traverseFields({
			fields,
			callback: ({ field }) => {
				if (!('name' in field && hidden.has(field.name ?? ''))) return;
				const Diff = '/plugins/admin-ui/no-diff.tsx#NoDiff';
				const { admin } = field;
				field.admin = Object.assign(admin ?? {}, { components: { ...admin?.components, Diff } });
			},
		});
	return config;
}
