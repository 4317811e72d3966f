import type { Field } from 'payload';
import { type ConfigWithFields, withEveryField } from '../../documents/field-walk.ts';

const component = '/plugins/admin-ui/checkbox-diff.tsx#CheckboxDiff';

function addDiff(field: Field): Field {
	if (field.type !== 'checkbox') return field;
	const components = { Diff: component, ...field.admin?.components };
	return { ...field, admin: { ...field.admin, components } };
}

/** A plugin: version diffs show checkboxes with the same labels as lists. */
export const checkboxDiff = <Part extends ConfigWithFields>(config: Part): Part =>
	withEveryField(config, addDiff);
