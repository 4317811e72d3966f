import type { Field } from 'payload';
import { type Forms, withEveryField } from '../../../documents/field-walk.ts';

const component = '/plugins/admin-ui/comparing/checkbox-diff.tsx#CheckboxDiff';

function said(field: Field): Field {
	if (field.type !== 'checkbox') return field;
	const components = { Diff: component, ...field.admin?.components };
	return { ...field, admin: { ...field.admin, components } };
}

/** A plugin: the comparison of versions says of checkboxes what lists say. */
export const checkboxDiff = <Made extends Forms>(config: Made): Made =>
	withEveryField(config, said);
